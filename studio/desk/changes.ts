/** Recent changes of documents, and their authors. */
import { useEffect, useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { type Found, readRows, textOf } from './live-query.ts'

export type Change = Found & {
  /** Id of the draft or published document that changed. */
  readonly version: string
  /** Id of its last transaction. */
  readonly revision: string
  readonly time: string
}

/** GROQ projection for `readChanges`. */
export const CHANGE = `{
  "_id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id),
  _type, "version": _id, "revision": _rev, "time": _updatedAt
}`

export function readChanges(answer: unknown): Change[] {
  return readRows(answer, (row) => ({
    version: textOf(row, 'version'),
    revision: textOf(row, 'revision'),
    time: textOf(row, 'time'),
  }))
}

export const newestFirst = (a: { time: string }, b: { time: string }) => (a.time > b.time ? -1 : 1)

/** The last change of each document, draft or published, newest first. */
export function lastOfEach(changes: readonly Change[]): Change[] {
  const newest = changes.toSorted(newestFirst)
  return newest.filter(({ id }, index) => newest.findIndex((each) => each.id === id) === index)
}

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a time was: "5 minutes ago", "yesterday". Empty if `time` is no date. */
export function ago(time: string, now = Date.now()): string {
  const passed = now - Date.parse(time)
  if (Number.isNaN(passed)) return ''
  const [unit, length] = UNITS.find((each) => passed >= each[1]) ?? ['minute', 60_000]
  return passed < 60_000 ? 'just now' : format.format(-Math.floor(passed / length), unit)
}

type Made = { readonly author: string; readonly time: string }

/**
 * Reads the last transaction of a document's version from the history API.
 *
 * @param author only transactions of this user
 */
export async function lastTransaction(
  client: Pick<SanityClient, 'request' | 'config'>,
  version: string,
  author?: string,
): Promise<Made | null> {
  const query = {
    excludeContent: 'true',
    reverse: 'true',
    limit: '1',
    ...(author && { authors: author }),
  }
  const url = `/data/history/${client.config().dataset ?? ''}/transactions/${version}`
  const lines = await client.request<unknown>({ url, query })
  const [line] = typeof lines === 'string' ? lines.split('\n') : []
  if (!line) return null
  const transaction = Object(JSON.parse(line))
  const made = { author: textOf(transaction, 'author'), time: textOf(transaction, 'timestamp') }
  return made.author ? made : null
}

/** Who changed a version last, and when the current editor did. */
export type Authorship = { readonly by?: string; readonly mine?: string }

type Version = Pick<Change, 'version' | 'revision'>

/** Cache of the history API, by editor, version and revision. */
const answered = new Map<string, Promise<Authorship>>()
/** While somebody types, each second adds an entry. */
const MOST_KEPT = 500

const NONE: ReadonlyMap<string, Authorship> = new Map()

/** Includes the version, because one transaction may change several documents. */
export const keyOf = ({ version, revision }: Version) => `${version} ${revision}`

/** Authorship of versions by `keyOf`. Empty for versions without a history: some plans keep none. */
export function useAuthorship(changes: readonly Version[]): ReadonlyMap<string, Authorship> {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const me = useCurrentUser()?.id ?? ''
  const [authorships, setAuthorships] = useState(NONE)
  const asked = JSON.stringify(changes.map(({ version, revision }) => ({ version, revision })))

  useEffect(() => {
    let isOpen = true
    const versions: Version[] = JSON.parse(asked)
    const find = async () => {
      const entries = versions.map(
        async (each) => [keyOf(each), await authorshipOf(client, me, each)] as const,
      )
      const found = new Map(await Promise.all(entries))
      if (isOpen) setAuthorships(found)
    }
    void find()
    return () => {
      isOpen = false
    }
  }, [client, me, asked])

  return authorships
}

function authorshipOf(client: SanityClient, me: string, state: Version): Promise<Authorship> {
  const key = `${me} ${keyOf(state)}`
  if (answered.size >= MOST_KEPT) answered.clear()
  const answer = answered.get(key) ?? ask(client, me, state.version)
  answered.set(key, answer)
  return answer.catch(() => {
    answered.delete(key)
    return {}
  })
}

async function ask(client: SanityClient, me: string, version: string): Promise<Authorship> {
  const last = await lastTransaction(client, version)
  const mine = last?.author === me ? last : await lastTransaction(client, version, me)
  return { ...(last && { by: last.author }), ...(mine && { mine: mine.time }) }
}
