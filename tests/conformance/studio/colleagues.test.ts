/**
 * A colleague publishes or removes a document while an editor types in it: the form stays, and each character
 * that was typed is saved.
 */
import { setMaxListeners } from 'node:events'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { retryNow } from '../../../studio/saving/retry-wait.ts'
import { saves } from '../../../studio/saving/saves.ts'
import { eventually } from '../../helpers/eventually.ts'
import { useLake } from '../content-lake/helpers/lake.ts'
import { Connection, type Quality } from './connection.ts'
import { DEEDS } from './deeds.ts'
import { Editor, TYPE } from './editor.ts'

const BEFORE = 'abcdefghij'
const AFTER = 'klmnopqrst'

type Fields = { responseTime: string; authority: string }

const fieldsOf = (document: Record<string, unknown> | null | undefined): Fields => ({
  responseTime: String(document?.['responseTime'] ?? ''),
  authority: String(document?.['authority'] ?? ''),
})

const lake = useLake()
const connections = new Map<string, Connection>()

beforeAll(() => {
  const real = fetch
  vi.stubGlobal('window', globalThis)
  // A page of which nothing is heard.
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  // Each save that waits listens to both, and here all forms share a page.
  setMaxListeners(100, page, retryNow)
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const connection = connections.get(pathname.split('/')[4] ?? '')
    return connection ? connection.over(real)(input, init) : real(input, init)
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 40))

async function type(editor: Editor, keys: string): Promise<void> {
  for (const key of keys) {
    editor.press(key)
    await pause()
  }
}

/** What is saved of a document, the draft before what is published. */
async function savedOf(client: SanityClient, id: string): Promise<Fields> {
  const documents = await client.getDocuments<Fields>([`drafts.${id}`, id])
  return fieldsOf(documents.find((each) => each !== null))
}

/** Types, has a colleague do something to the document, types on; returns what was typed and is not saved. */
async function lostIn(deed: keyof typeof DEEDS, quality: Quality, hasDraft: boolean) {
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
  try {
    await eventually(() => expect(editor.isReady).toBe(true))
    connection.change(quality)
    await type(editor, BEFORE)
    await DEEDS[deed]?.(colleague, id)
    await type(editor, AFTER)
    if (quality !== 'slow') connection.change('online')
    await eventually(async () => {
      expect(saves.current().flatMap(({ documents }) => documents)).not.toContain(id)
      expect(fieldsOf(editor.shown)).toEqual(await savedOf(colleague, id))
    })
    const saved = await savedOf(colleague, id)
    const lost = editor.typed.split('').filter((key) => !saved.responseTime.includes(key))
    return { typed: editor.typed.length, lost, errors: editor.errors }
  } finally {
    editor.close()
  }
}

const cells = (['online', 'offline', 'lake down', 'slow'] as const).flatMap((quality) =>
  [true, false].map((hasDraft) => ({ quality, hasDraft })),
)
test.concurrent.each(cells)(
  'nothing typed is lost while $quality, with a draft before: $hasDraft',
  async ({ quality, hasDraft }) => {
    const deeds = Object.keys(DEEDS)
    const outcomes = await Promise.all(deeds.map((deed) => lostIn(deed, quality, hasDraft)))
    const nothing = { typed: BEFORE.length + AFTER.length, lost: [], errors: [] }
    expect(Object.fromEntries(deeds.map((deed, index) => [deed, outcomes[index]]))).toEqual(
      Object.fromEntries(deeds.map((deed) => [deed, nothing])),
    )
  },
)
