import type { Block, CardContent } from '../../content/blocks.ts'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import type { Regulation } from '../../sections/regulation/regulation.ts'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import { Link } from 'react-router-dom'
import './verification.css'
import type { HomeContent } from './query.ts'

/** What the notice requires, what the desk prepares for it, and the notice's particulars. */
export function Verification({
  block: { heading, intro, body, points },
  labels,
  regulation,
}: {
  block: Block & {
    body: HomeContent['page']['verification']['body']
    points: readonly CardContent[]
  }
  labels: HomeContent['page']['buttons']
  regulation: Regulation
}) {
  if (intro === null && body.length === 0 && points.length === 0) return null
  return (
    <Section heading={heading ?? 'DGS verification'} intro={intro}>
      <div className="verification">
        <div className="verification__text">
          <RichText value={body} />
          <Link to="/insurance/financial-security">{labels.financialSecurity}</Link>
        </div>
        <Fold summary={labels.notice}>
          <RegulationParticulars regulation={regulation} />
        </Fold>
      </div>
      {points.length > 0 && (
        <Fold summary={labels.points}>
          <RuledCards cards={points} />
        </Fold>
      )}
    </Section>
  )
}
