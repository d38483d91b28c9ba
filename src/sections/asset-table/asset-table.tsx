import type { NamedAsset } from '../../content/blocks.ts'
import { Words } from '../../ui/words.tsx'
import './asset-table.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'

const columns: Column<NamedAsset>[] = [
  { header: 'Asset', cell: ({ name }) => <Words text={name} /> },
  { header: 'Base', cell: ({ base }) => base },
  { header: 'Specification', cell: ({ spec }) => spec && <Words text={spec} /> },
]

/** How many a phone shows unfolded: vessels and teams come first. */
const UNFOLDED = 4

/** Vessels and equipment: what, where it is kept, the figures a superintendent asks for; one table but on a phone. */
export function AssetTable({ assets }: { assets: readonly NamedAsset[] }) {
  const folded = assets.slice(UNFOLDED)
  return (
    <div className="asset-table">
      <Assets caption="Vessels and teams" assets={assets.slice(0, UNFOLDED)} />
      {folded.length > 0 && (
        <Fold summary={`Equipment (${folded.length})`}>
          <Assets caption="Equipment" assets={folded} />
        </Fold>
      )}
    </div>
  )
}

function Assets({ caption, assets }: { caption: string; assets: readonly NamedAsset[] }) {
  return <DataTable caption={caption} columns={columns} rows={assets} rowKey={({ _key }) => _key} />
}
