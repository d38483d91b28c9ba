import { Words } from '../../ui/words.tsx'
import './resources.css'
import type { KnownPortContent } from './query.ts'

/** What is kept at the port, and what can be deployed from it. */
export function Resources({
  port: { baseAssets, equipment },
  note,
}: Pick<KnownPortContent, 'port'> & {
  /** Where all of it comes from. */
  note: string | null
}) {
  return (
    <div className="resources">
      {baseAssets.length > 0 && (
        <div className="resources__column">
          <h3>First to respond</h3>
          <RuledLines items={baseAssets} />
        </div>
      )}
      {equipment.length > 0 && (
        <div className="resources__column">
          <h3>Equipment for this port</h3>
          <RuledLines items={equipment} />
        </div>
      )}
      {note && (
        <p className="resources__note">
          <Words text={note} />
        </p>
      )}
    </div>
  )
}

function RuledLines({ items }: { items: readonly string[] }) {
  return (
    <ul className="ruled-lines plain-list">
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}
