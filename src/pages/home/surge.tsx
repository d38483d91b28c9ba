import { AssetTable } from '../../sections/asset-table/asset-table.tsx'
import { Section } from '../../ui/section.tsx'
import { Link } from 'react-router-dom'
import type { HomeContent } from './query.ts'

/** Assets of the surge pool outside India. */
export function Surge({
  surge: { heading, intro, assets },
}: {
  surge: HomeContent['page']['surge']
}) {
  if (assets.length === 0 && intro === null) return null
  return (
    <Section heading={heading ?? 'Global surge assets'} intro={intro} tone="paper">
      <AssetTable caption="Vessels and equipment of the surge pool" assets={assets} />
      <p>
        <Link to="/response/salvage-osr">Salvage and oil-spill response</Link>
      </p>
    </Section>
  )
}
