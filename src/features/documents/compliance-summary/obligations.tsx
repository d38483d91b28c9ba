import { PassageLeg } from '../../../sections/passage-leg/passage-leg.tsx'
import { Lines } from '../parts/lines.tsx'
import './obligations.css'
import { PartyDrawn } from './parties.tsx'
import type { ComplianceSummaryContent } from './query.ts'

/** Who, as drawn above, has to do what, along a track in the order of the groups. */
export function Obligations({
  groups,
}: {
  groups: ComplianceSummaryContent['document']['obligations']['groups']
}) {
  return (
    <div className="obligations">
      {groups.map(({ _key, title, items }, index) => (
        <div key={_key} className="obligations__party">
          <PassageLeg isLast={index === groups.length - 1} />
          {title && (
            <div className="obligations__who">
              <h3 className="obligations__title">{title}</h3>
              <PartyDrawn groups={groups} index={index} />
            </div>
          )}
          <Lines items={items} />
        </div>
      ))}
    </div>
  )
}
