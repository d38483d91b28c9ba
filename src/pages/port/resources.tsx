import { Link } from 'react-router-dom'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import { Words } from '../../ui/words.tsx'
import './resources.css'
import type { KnownPortContent } from './query.ts'

/** What is kept at the port, what can be deployed from it, and with whom. */
export function Resources({
  content: { port, page, frame },
}: {
  content: Pick<KnownPortContent, 'port' | 'page' | 'frame'>
}) {
  const { baseAssets, equipment, partners } = port
  if (baseAssets.length + equipment.length + partners.length === 0) return null
  return (
    <Section heading={page.equipment.heading ?? 'Equipment'} intro={page.equipment.intro}>
      <div className="resources">
        <Column title="First to respond" items={baseAssets} />
        <FoldedColumn title="Equipment for this port" items={equipment} />
        {partners.length > 0 && (
          <div className="resources__partners">
            <FoldedColumn title={page.partners.heading ?? 'Partners'} items={partners} />
            <p>
              {page.partners.intro && <Words text={page.partners.intro} />}{' '}
              <Link to="/contact">{frame.settings.buttons.contact}</Link>
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}

function Column({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div className="resources__column">
      <h3>{title}</h3>
      <RuledLines items={items} />
    </div>
  )
}

/** On a phone the summary of the fold is the title. */
function FoldedColumn({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div className="resources__column">
      <h3 className="resources__title">{title}</h3>
      <Fold summary={title}>
        <RuledLines items={items} />
      </Fold>
    </div>
  )
}

function RuledLines({ items }: { items: readonly string[] }) {
  return (
    <ul className="resources__list plain-list">
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}
