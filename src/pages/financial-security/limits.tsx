import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import './limits.css'
import { PaperTrail } from './paper-trail.tsx'
import type { FinancialSecurityContent } from './query.ts'

/** What the desk does not issue, under the way of the papers. */
export function Limits({
  block: { heading, body },
  note,
}: {
  block: FinancialSecurityContent['page']['limits']
  /** What the badges of the home page mean. */
  note: string | null
}) {
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'What is not issued'}>
      <PaperTrail />
      <div className="limits">
        <RichText value={body} />
        <Footnote text={note} />
      </div>
    </Section>
  )
}
