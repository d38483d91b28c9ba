import { Section } from '../../ui/section.tsx'
import './issued.css'
import type { FinancialSecurityContent } from './query.ts'

/** The documents of a pack, as numbered sheets. */
export function Issued({
  block: { heading, intro, items },
}: {
  block: FinancialSecurityContent['page']['issued']
}) {
  if (items.length === 0) return null
  return (
    <Section heading={heading ?? 'What is issued'} intro={intro}>
      <ol className="issued plain-list">
        {items.map(({ _key, title, body }, index) => (
          <li key={_key} className="issued__sheet">
            <p className="issued__number" aria-hidden="true">
              {index + 1}/{items.length}
            </p>
            <h3>{title}</h3>
            {body && <p>{body}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
