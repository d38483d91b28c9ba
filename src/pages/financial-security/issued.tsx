import { SectionHead } from '../../ui/section.tsx'
import './issued.css'
import { PaperTab } from './paper-tab.tsx'
import type { FinancialSecurityContent } from './query.ts'

/** The documents of a pack, each with its number on the tab of a small sheet. */
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
            <div className="issued__sheet">
              <PaperTab number={index + 1} />
            </div>
            <h3>{title}</h3>
            {body && <p className="issued__body">{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
