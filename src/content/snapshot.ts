/** The build's own copy of each page's content, read for hydration and when the lake can't be reached. */
import * as v from 'valibot'
import { ContentReadError } from './lake.ts'
import { snapshotPath } from './snapshot-path.ts'
import { withTimeout } from './timeout.ts'

const TIMEOUT_MS = 5_000

const snapshotSchema = v.object({
  /** The lake's answer to the page's query, unparsed. */
  answer: v.unknown(),
  /** Names of the page's image files that the build has copied (`media.ts`). */
  media: v.array(v.string()),
  /** Address of each PDF that the build has made, by its name in `pdf-link.ts`, such as `compliancePack`. */
  pdfs: v.optional(v.record(v.string(), v.string()), {}),
})

export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** FNV-1a hash, 32 bits, base 36. A new hash shows that a build has changed the page's snapshot. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * @param path the page's path
 * @param signal aborts the request
 * @returns the snapshot, and the hash of its text
 * @throws ContentReadError, and no other error, when the snapshot is invalid or does not arrive in time
 */
export async function readSnapshot(
  path: string,
  signal: AbortSignal | null,
): Promise<Snapshot & { hash: string }> {
  try {
    return await withTimeout(TIMEOUT_MS, signal, async (limitedSignal) => {
      const response = await fetch(snapshotPath(path), { signal: limitedSignal })
      if (!response.ok) throw new ContentReadError(`The site answered ${response.status}`)
      const text = await response.text()
      return { ...v.parse(snapshotSchema, JSON.parse(text)), hash: textHash(text) }
    })
  } catch (cause) {
    throw new ContentReadError(`The build's copy of ${path} can't be read`, { cause })
  }
}
