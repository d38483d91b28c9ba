import { useEffect, useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { type Change, lastTransaction } from './changes.ts'

/** Who changed a version of a document last, and when the present editor did. */
export type Authorship = { readonly by?: string; readonly mine?: string }

type Version = Pick<Change, 'version' | 'revision'>

/** Answers of history, by editor and state of a version: what made a state never changes. */
const answered = new Map<string, Promise<Authorship>>()
/** Of which so many are kept: while somebody types, each second brings another. */
const MOST_KEPT = 500

const NONE: ReadonlyMap<string, Authorship> = new Map()

/**
 * Authorship of versions by their revisions. What history doesn't tell is left out, as on a plan that keeps none:
 * then a list shows when something changed, and not by whom.
 */
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

/** One transaction may have changed several documents. */
export const keyOf = ({ version, revision }: Version) => `${version} ${revision}`

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
