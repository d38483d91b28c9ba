/**
 * A colleague publishes or removes a document while an editor types in it. The form stays open, and each typed
 * character is saved in the lake or kept on the page.
 */
import { setMaxListeners } from 'node:events'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unsavedTexts, textOfFields } from '../../../studio/saving/unsaved-texts.ts'
import { retryNow } from '../../../studio/saving/save-handler.ts'
import { saves } from '../../../studio/saving/saves.ts'
import { useLake } from '../content-lake/helpers/lake.ts'
import { Connection, type Quality } from './connection.ts'
import { COLLEAGUE_ACTIONS } from './colleague-actions.ts'
import { Editor, TYPE } from './editor.ts'

const BEFORE = 'abcdefghij'
const AFTER = 'klmnopqrst'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type Fields = { responseTime: string; authority: string }

const fieldsOf = (document: Record<string, unknown> | null | undefined): Fields => ({
  responseTime: textOf(document?.['responseTime']),
  authority: textOf(document?.['authority']),
})

const lake = useLake()
const connections = new Map<string, Connection>()

beforeAll(() => {
  const realFetch = fetch
  vi.stubGlobal('window', globalThis)
  // A stub that dispatches no events.
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  // Each waiting save listens to `page` and `retryNow`, which all forms share here.
  setMaxListeners(100, page, retryNow)
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const connection = connections.get(pathname.split('/')[4] ?? '')
    return connection ? connection.wrap(realFetch)(input, init) : realFetch(input, init)
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const unsavedTextsOf = (id: string) => unsavedTexts.value.filter((each) => each.id === id)

const pauseBetweenKeys = () => new Promise((resolve) => setTimeout(resolve, 40))

async function typeKeys(editor: Editor, keys: string): Promise<void> {
  for (const key of keys) {
    editor.press(key)
    await pauseBetweenKeys()
  }
}

/** The saved document: its draft if there is one, otherwise the published version. */
async function savedOf(client: SanityClient, id: string): Promise<Fields> {
  const documents = await client.getDocuments<Fields>([`drafts.${id}`, id])
  return fieldsOf(documents.find((each) => each !== null))
}

/** The timeout is long, because dozens of forms are open at once, perhaps on a busy machine. */
const waitFor = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 90_000, interval: 100 })
const TEST_OPTIONS = { timeout: 240_000 }

/** A document in a new dataset, open in an editor's form. */
async function openForm(hasDraft: boolean) {
  const colleague = await lake.freshClient()
  const { dataset = '' } = colleague.config()
  const id = `port-${dataset}`
  const published = { _id: id, _type: TYPE, responseTime: '24 HOURS ', authority: '' }
  await colleague.create(published)
  const draft = { ...published, _id: `drafts.${id}`, responseTime: '36 HOURS ' }
  if (hasDraft) await colleague.create(draft)
  const connection = new Connection()
  connections.set(dataset, connection)
  const editor = new Editor(lake.url.replace('localhost', '127.0.0.1'), dataset, id)
  await waitFor(() => expect(editor.isReady).toBe(true))
  return { colleague, id, connection, editor }
}

/**
 * Types, lets a colleague act on the document, types more, and checks that all typed text is saved or kept.
 *
 * @returns errors that would close the form
 */
async function expectNothingLost(action: string, quality: Quality, hasDraft: boolean) {
  const { colleague, id, connection, editor } = await openForm(hasDraft)
  connection.change(quality)
  await typeKeys(editor, BEFORE)
  await COLLEAGUE_ACTIONS[action]?.(colleague, id)
  await typeKeys(editor, AFTER)
  if (quality !== 'slow') connection.change('online')
  await waitFor(async () => {
    retryNow.dispatchEvent(new Event('retry'))
    expect(saves.pending.value.flatMap(({ documents }) => documents)).not.toContain(id)
    const saved = await savedOf(colleague, id)
    expect(fieldsOf(editor.formValues)).toEqual(saved)
    const savedOrKept = [saved.responseTime, ...unsavedTextsOf(id).map(textOfFields)].join('')
    const lost = editor.typed.split('').filter((key) => !savedOrKept.includes(key))
    expect(lost, `lost when a colleague does this: ${action}`).toEqual([])
  })
  editor.close()
  return editor.errors
}

const cases = (['online', 'offline', 'lake down', 'slow'] as const).flatMap((quality) =>
  [true, false].map((hasDraft) => ({ quality, hasDraft })),
)
test.concurrent.each(cases)(
  'no typed text is lost (connection: $quality, draft exists: $hasDraft)',
  TEST_OPTIONS,
  async ({ quality, hasDraft }) => {
    const actions = Object.keys(COLLEAGUE_ACTIONS)
    const errors = actions.map((action) => expectNothingLost(action, quality, hasDraft))
    expect((await Promise.all(errors)).flat()).toEqual([])
  },
)

test('does not keep text that the editor discards', TEST_OPTIONS, async () => {
  const { colleague, id, editor } = await openForm(true)
  await typeKeys(editor, BEFORE)
  await waitFor(async () => {
    expect((await savedOf(colleague, id)).responseTime).toContain(BEFORE)
  })
  editor.discard()
  await waitFor(() => expect(fieldsOf(editor.formValues).responseTime).toBe('24 HOURS '))
  // Before the page keeps text, it reads the saved document. The read below makes the test wait for that.
  await editor.client.getDocument(id)
  expect(unsavedTextsOf(id)).toEqual([])
  editor.close()
})
