import type { SanityClient } from '@sanity/client'
import type { Illustration } from './illustrations.ts'

/** Uploads the drawings the lake lacks. Throws when the lake files one under another id. */
export async function uploadMissing(
  client: SanityClient,
  illustrations: readonly Illustration[],
): Promise<void> {
  const held = await client.fetch<string[]>('*[_id in $ids]._id', {
    ids: illustrations.map(({ assetId }) => assetId),
  })
  for (const { assetId, filename, content } of illustrations) {
    if (held.includes(assetId)) continue
    const uploaded = await client.assets.upload('image', content, {
      filename,
      contentType: 'image/svg+xml',
    })
    const { _id: id } = uploaded
    if (id !== assetId) throw new Error(`${filename} became ${id}, expected ${assetId}`)
  }
}
