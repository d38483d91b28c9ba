import type { SanityClient } from '@sanity/client'

import type { Illustration } from './illustrations.ts'

interface HeldAsset {
  readonly _id: string
  readonly sha1hash: string
}

const VIEW_BOX = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/

/** The id that the lake gives an image: from its content, size and format. */
const assetIdOf = ({ filename, content, sha1 }: Illustration): string => {
  const { width, height } = VIEW_BOX.exec(content.toString())?.groups ?? {}
  if (!width || !height) throw new Error(`${filename} has no viewBox="0 0 width height"`)
  return `image-${sha1}-${width}x${height}-svg`
}

const heldAssets = async (client: SanityClient, illustrations: readonly Illustration[]) => {
  const held = await client.fetch<HeldAsset[]>(
    '*[_type == "sanity.imageAsset" && sha1hash in $hashes]{_id, sha1hash}',
    { hashes: illustrations.map(({ sha1 }) => sha1) },
  )
  return new Map(held.map(({ _id: id, sha1hash }) => [sha1hash, id]))
}

/** The asset id of each drawing by its reference: the one in the lake, or the one it will get. */
export const assetIdsByFile = async (
  client: SanityClient,
  illustrations: readonly Illustration[],
): Promise<Map<string, string>> => {
  const held = await heldAssets(client, illustrations)
  return new Map(
    illustrations.map((drawing) => [
      drawing.reference,
      held.get(drawing.sha1) ?? assetIdOf(drawing),
    ]),
  )
}

/** Uploads the drawings the lake lacks. Throws when the lake files one under another id. */
export const uploadMissing = async (
  client: SanityClient,
  illustrations: readonly Illustration[],
): Promise<void> => {
  const held = await heldAssets(client, illustrations)
  for (const drawing of illustrations) {
    if (held.has(drawing.sha1)) continue
    const { filename, content } = drawing
    const { _id: id } = await client.assets.upload('image', content, {
      filename,
      contentType: 'image/svg+xml',
    })
    const expected = assetIdOf(drawing)
    if (id !== expected) throw new Error(`${filename} became ${id}, expected ${expected}`)
  }
}
