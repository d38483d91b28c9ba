import { NumberedList } from '../../ui/numbered-list.tsx'
import { Section } from '../../ui/section.tsx'
import './first-report.css'
import type { ContactContent } from './query.ts'

/** What a caller should have ready, in the order the desk asks for it. */
export function FirstReport({
  firstReport: { heading, intro, items },
}: {
  firstReport: ContactContent['page']['firstReport']
}) {
  if (items.length === 0) return null
  return (
    <Section heading={heading ?? 'What to tell us first'} intro={intro} tone="paper">
      <div className="first-report">
        <NumberedList items={items} />
      </div>
    </Section>
  )
}
