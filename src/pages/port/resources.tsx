import { Section } from '../../ui/section.tsx'
import './resources.css'
import type { KnownPortContent } from './query.ts'

/** What is kept at the port, what can be deployed from it, and with whom. */
export function Resources({ port, page }: Pick<KnownPortContent, 'port' | 'page'>) {
  const { baseAssets, equipment, partners } = port
  if (baseAssets.length + equipment.length + partners.length === 0) return null
  return (
    <Section heading={page.equipment.heading ?? 'Equipment'} intro={page.equipment.intro}>
      <div className="resources">
        <Column title="Kept at or near the port" items={baseAssets} />
        <Column title="Deployable from here" items={equipment} />
        <Column
          title={page.partners.heading ?? 'Partners'}
          intro={page.partners.intro}
          items={partners}
        />
      </div>
    </Section>
  )
}

function Column({
  title,
  intro,
  items,
}: {
  title: string
  intro?: string | null
  items: readonly string[]
}) {
  if (items.length === 0) return null
  return (
    <div className="resources__column">
      <h3>{title}</h3>
      {intro && <p className="resources__intro">{intro}</p>}
      <ul className="resources__list plain-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
