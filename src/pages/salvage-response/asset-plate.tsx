import type { NamedAsset } from '../../content/blocks.ts'
import { LakeImage } from '../../content/lake-image.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import './asset-plate.css'
import { Tug } from './tug.tsx'

/** The first asset of which editors have a photograph, else a drawn tug, in a chart's border. */
export function AssetPlate({ assets }: { assets: readonly NamedAsset[] }) {
  const pictured = assets.find(({ image }) => image !== null)
  return (
    <figure className="asset-plate" aria-label={pictured?.name ?? 'Salvage tug'}>
      <Neatline>
        {pictured?.image ? (
          <LakeImage image={pictured.image} sizes="(min-width: 1000px) 400px, 100vw" isFirst />
        ) : (
          <Tug />
        )}
      </Neatline>
      <figcaption className="caption">
        {pictured?.name ?? 'Salvage tug with her tow. Not to scale.'}
      </figcaption>
    </figure>
  )
}
