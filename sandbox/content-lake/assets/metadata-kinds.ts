import { badRequest } from '../errors.ts'
import type { JsonObject } from '../json.ts'

/** What an upload can ask for, and the field of the metadata that it is. */
const FIELDS: Readonly<Record<string, string | null>> = {
  blurhash: 'blurHash',
  lqip: 'lqip',
  palette: 'palette',
  // Accepted as by the hosted lake; the lake makes none.
  exif: null,
  image: null,
  location: null,
  thumbhash: null,
  none: null,
}

const UNASKED = ['blurhash', 'lqip', 'palette']

/**
 * Reads which metadata an image is to have besides its size and transparency, which it always has.
 *
 * @param given every `meta` of the address; with none, the hosted lake's default
 * @throws LakeError 400 for a kind of which there is none
 */
export function readMetadataKinds(given: readonly string[]): string[] {
  const kinds = given.flatMap((each) => each.split(','))
  for (const kind of kinds) {
    if (!Object.hasOwn(FIELDS, kind)) throw badRequest(`Invalid metadata type "${kind}"`)
  }
  return kinds.length === 0 ? UNASKED : kinds
}

/** The metadata without what was not asked for. */
export function selectMetadata(metadata: JsonObject, kinds: readonly string[]): JsonObject {
  const optional = Object.values(FIELDS)
  const asked = new Set(kinds.map((kind) => FIELDS[kind]))
  return Object.fromEntries(
    Object.entries(metadata).filter(([name]) => !optional.includes(name) || asked.has(name)),
  )
}
