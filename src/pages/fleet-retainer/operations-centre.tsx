import './operations-centre.css'
import nightWatch from './night-watch.svg'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'

/** The 24/7 operations centre: how it works, and what a fleet gets from it. */
export function OperationsCentre({
  operationsCentre: { heading, intro, body, points },
}: {
  operationsCentre: FleetRetainerContent['page']['operationsCentre']
}) {
  if (!intro && body.length === 0 && points.length === 0) return null
  return (
    <Section heading={heading ?? '24/7 operations centre'} intro={intro} tone="navy">
      <div className="operations-centre">
        <RichText value={body} />
        <RuledCards cards={points} />
      </div>
      <img src={nightWatch} alt="" width="2400" height="140" loading="lazy" />
    </Section>
  )
}
