import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = 'illustrations/'

/** A drawing that documents refer to by `illustrations/<file>`. */
export interface Illustration {
  readonly reference: string
  readonly filename: string
  readonly content: Buffer
  readonly sha1: string
}

const referencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith(PREFIX) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(referencesIn)
}

/** Reads every drawing that the documents name. Rejects with the file's name if one is missing. */
export const readIllustrations = async (
  documents: readonly unknown[],
  folder: string,
): Promise<Illustration[]> =>
  Promise.all(
    [...new Set(referencesIn(documents))].map(async (reference) => {
      const content = await readFile(join(folder, reference))
      const sha1 = createHash('sha1').update(content).digest('hex')
      return { reference, filename: reference.slice(PREFIX.length), content, sha1 }
    }),
  )

/** The same value with each `illustrations/<file>` replaced by the id of its asset. */
export const withAssetIds = <Value>(value: Value, assetIds: ReadonlyMap<string, string>): Value =>
  JSON.parse(JSON.stringify(value), (_key, leaf: unknown) =>
    typeof leaf === 'string' ? (assetIds.get(leaf) ?? leaf) : leaf,
  )
