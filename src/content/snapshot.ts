/** The build's own copy of each page's content, read when the lake can't be reached. */
import { LakeError } from './lake.ts'
import { snapshotPath } from './snapshot-path.ts'

/** @throws LakeError when the snapshot can't be had */
export async function readSnapshot(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(snapshotPath(path), { signal })
  if (!response.ok) throw new LakeError(`The build has no content for ${path}`)
  return await response.json()
}
