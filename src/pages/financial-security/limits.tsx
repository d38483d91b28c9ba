import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import type { Regulation } from '../../sections/regulation/regulation.ts'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import './limits.css'
import type { FinancialSecurityContent } from './query.ts'

/** What the desk does not issue, beside the particulars of the notice. */
export function Limits({
  block: { heading, body },
  regulation,
  note,
}: {
  block: FinancialSecurityContent['page']['limits']
  regulation: Regulation
  /** What the badges of the home page mean. */
  note: string | null
}) {
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'What is not issued'} tone="paper">
      <div className="limits">
        <div className="limits__text">
          <RichText value={body} />
          <Footnote text={note} />
        </div>
        <RegulationParticulars regulation={regulation} />
      </div>
    </Section>
  )
}
