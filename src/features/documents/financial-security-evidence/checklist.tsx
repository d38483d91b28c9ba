import { TickBoxes } from '../parts/tick-boxes.tsx'
import './checklist.css'
import type { FinancialSecurityEvidenceContent } from './query.ts'

/** What should be on file, by group; a line beside each for its version. */
export function Checklist({
  groups,
}: {
  groups: FinancialSecurityEvidenceContent['document']['checklist']['groups']
}) {
  return (
    <>
      {groups.map(({ _key, title, items }) => (
        <div key={_key} className="checklist__group">
          {title && (
            <div className="checklist__tab">
              <h3 className="checklist__title">{title}</h3>
            </div>
          )}
          <TickBoxes items={items} withLine />
        </div>
      ))}
    </>
  )
}
