import type { Block } from '../../content/blocks.ts'
import { CaseStudyCard } from '../../sections/case-study-card/case-study-card.tsx'
import type { CaseStudy } from '../../sections/case-study-card/case-study.ts'
import { Section } from '../../ui/section.tsx'
import { Link } from 'react-router-dom'
import './cases.css'

/** The first three cases, in brief. */
export function Cases({
  block: { heading, intro },
  label,
  cases,
}: {
  block: Block
  /** Of the link to all of them. */
  label: string
  cases: readonly CaseStudy[]
}) {
  if (cases.length === 0) return null
  return (
    <Section heading={heading ?? 'Case studies'} intro={intro}>
      <ul className="cases plain-list">
        {cases.slice(0, 3).map((study) => (
          <li key={study._id}>
            <CaseStudyCard study={study} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/case-studies">{label}</Link>
      </p>
    </Section>
  )
}
