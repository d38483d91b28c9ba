import type { NamedAsset } from '../../content/blocks.ts'
import { Words } from '../../ui/words.tsx'
import './asset-table.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'

const columns: Column<NamedAsset>[] = [
  { header: 'Asset', cell: ({ name }) => <Words text={name} /> },
  { header: 'Base', cell: ({ base }) => base },
  { header: 'Specification', cell: ({ spec }) => spec && <Words text={spec} /> },
]

/** Vessels, teams and equipment: what, where it is kept, the figures a superintendent asks for. */
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
