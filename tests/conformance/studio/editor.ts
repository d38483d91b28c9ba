/** A document's form without a browser: Sanity's document store with this Studio's client, on a running lake. */
import {
  createDocumentPreviewStore,
  createDocumentStore,
  createHistoryStore,
  createSchema,
  type EditStateFor,
  type LocaleSource,
  type OperationsAPI,
  type SanityClient,
  type SanityDocument,
  usEnglishLocale,
} from 'sanity'
import { lakeSettings } from '../../../studio/lake-client.ts'
import { keepUnsavedText } from '../../../studio/saving/unsaved-texts.ts'

export const TYPE = 'port'

const schema = createSchema({
  name: 'of-a-test',
  types: [
    {
      name: TYPE,
      type: 'document',
      fields: [
        { name: 'responseTime', type: 'string' },
        { name: 'authority', type: 'string' },
      ],
    },
  ],
})

/** Only validation uses translations, and these tests don't validate. */
const i18n: LocaleSource = {
  currentLocale: usEnglishLocale,
  locales: [],
  loadNamespaces: () => Promise.resolve(),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- i18next brands its function's type
  t: ((key: string) => key) as LocaleSource['t'],
}

export class Editor {
  readonly client: SanityClient
  readonly errors: unknown[] = []
  typed = ''
  #state: EditStateFor | null = null
  #operations: OperationsAPI | null = null
  readonly #subscriptions

  /** Opens the form of a document. */
  constructor(apiHost: string, dataset: string, id: string) {
    this.client = lakeSettings(apiHost).unstable_clientFactory({
      projectId: 'localdev',
      dataset,
      apiVersion: '2025-02-19',
      apiHost,
      useCdn: false,
      requestTagPrefix: 'sanity.studio',
    })
    const { pair } = createDocumentStore({
      getClient: (options) => this.client.withConfig(options),
      documentPreviewStore: createDocumentPreviewStore({ client: this.client }),
      historyStore: createHistoryStore({ client: this.client }),
      schema,
      initialValueTemplates: [],
      i18n,
    })
    const error = (reason: unknown) => this.errors.push(reason)
    const state = pair.editState(id, TYPE).subscribe({
      next: (next) => (this.#state = next),
      error,
    })
    const operations = pair.editOperations(id, TYPE).subscribe({
      next: (next) => (this.#operations = next),
      error,
    })
    this.#subscriptions = [
      state,
      operations,
      keepUnsavedText({ pair, client: this.client, id, type: TYPE }),
    ]
  }

  get isReady(): boolean {
    return this.#state?.ready === true
  }

  /** The form's current values. */
  get formValues(): SanityDocument | null {
    return this.#state?.draft ?? this.#state?.published ?? null
  }

  /** Presses a key at the end of a field, if there is a document to type into. */
  press(key: string): void {
    if (!this.formValues) return
    this.typed += key
    const responseTime = `${String(this.formValues['responseTime'])}${key}`
    this.#operations?.patch.execute([{ set: { responseTime } }])
  }

  discard(): void {
    this.#operations?.discardChanges.execute()
  }

  close(): void {
    for (const each of this.#subscriptions) each.unsubscribe()
  }
}
