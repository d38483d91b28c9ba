import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'

const REFERENCE_PREFIX = 'illustrations/'
const VIEW_BOX = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/

/** A drawing that documents refer to by `illustrations/<file>`. */
export type Illustration = {
  readonly reference: string
  readonly filename: string
  readonly content: Buffer
  /** The id that a lake gives the drawing, from its content, size and format. */
  readonly assetId: string
}

function referencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(REFERENCE_PREFIX) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(referencesIn)
}

async function readIllustration(reference: string, folder: string): Promise<Illustration> {
  const content = await readFile(join(folder, reference))
  const { width, height } = VIEW_BOX.exec(content.toString())?.groups ?? {}
  if (!width || !height) throw new Error(`${reference} has no viewBox="0 0 width height"`)
  const sha1 = createHash('sha1').update(content).digest('hex')
  const assetId = `image-${sha1}-${width}x${height}-svg`
  return { reference, filename: reference.slice(REFERENCE_PREFIX.length), content, assetId }
}

/** Reads the drawings that the documents refer to. Skips missing files: validation reports them. */
export async function readIllustrations(
  documents: readonly unknown[],
  folder: string,
): Promise<Illustration[]> {
  const references = [...new Set(referencesIn(documents))]
  const existing = references.filter((reference) => existsSync(join(folder, reference)))
  return Promise.all(existing.map((reference) => readIllustration(reference, folder)))
}

/** Returns the value with each `illustrations/<file>` replaced by the id of its asset. */
export function withAssetIds<Value>(value: Value, illustrations: readonly Illustration[]): Value {
  const ids = new Map(illustrations.map(({ reference, assetId }) => [reference, assetId]))
  return JSON.parse(JSON.stringify(value), (_key, leaf: unknown) =>
    typeof leaf === 'string' ? (ids.get(leaf) ?? leaf) : leaf,
  )
}

/** Uploads the drawings that the lake lacks. @throws if the lake gives a drawing another id than expected */
export async function uploadMissing(
  client: SanityClient,
  illustrations: readonly Illustration[],
): Promise<void> {
  const storedIds = await client.fetch<string[]>('*[_id in $ids]._id', {
    ids: illustrations.map(({ assetId }) => assetId),
  })
  for (const { assetId, filename, content } of illustrations) {
    if (storedIds.includes(assetId)) continue
    const uploaded = await client.assets.upload('image', content, {
      filename,
      contentType: 'image/svg+xml',
    })
    const { _id: id } = uploaded
    if (id !== assetId) throw new Error(`The lake stored ${filename} as ${id}; expected ${assetId}`)
  }
}
