import { SectionHead } from '../../ui/section.tsx'
import './issued.css'
import type { FinancialSecurityContent } from './query.ts'

/** The documents of a pack, each with its number. */
export function Issued({
  block: { heading, intro, items },
}: {
  block: FinancialSecurityContent['page']['issued']
}) {
  return (
    <section className="issued">
      <SectionHead heading={heading ?? 'What is issued'} intro={intro} />
      <ol className="issued__papers plain-list">
        {items.map(({ _key, title, body }, index) => (
          <li key={_key} className="issued__paper">
            <span className="issued__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            {body && <p className="issued__body">{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
