import type { NamedAsset } from '../../content/blocks.ts'
import { AnnotatedText } from '../../ui/text.tsx'
import './asset-table.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { LakeImage } from '../../content/lake-image.tsx'

/** The assets with a photograph, each with its name and base. */
export function AssetPictures({ assets }: { assets: readonly NamedAsset[] }) {
  const pictured = assets.flatMap(({ image, ...asset }) => (image ? [{ ...asset, image }] : []))
  if (pictured.length === 0) return null
  return (
    <ul className="asset-pictures plain-list">
      {pictured.map(({ _key: key, name, base, image }) => (
        <li key={key}>
          <figure className="asset-pictures__asset">
            <LakeImage
              image={image}
              sizes="(min-width: 1000px) 360px, (min-width: 600px) 50vw, 100vw"
            />
            <figcaption>
              <strong>{name}</strong>
              {base && <span className="muted">{base}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const columns: Column<NamedAsset>[] = [
  { header: 'Asset', cell: ({ name }) => <AnnotatedText text={name} /> },
  { header: 'Base', cell: ({ base }) => base },
  { header: 'Specification', cell: ({ spec }) => spec && <AnnotatedText text={spec} /> },
]

export function AssetTable({ assets }: { assets: readonly NamedAsset[] }) {
  return (
    <div className="asset-table">
      <DataTable
        caption="Named assets"
        columns={columns}
        rows={assets}
        rowKey={({ _key }) => _key}
      />
    </div>
  )
}
