import { PassageLeg } from '../../../sections/passage-leg/passage-leg.tsx'
import { Lines } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import './obligations.css'
import { PartiesNamed } from './parties.tsx'
import type { ComplianceSummaryContent } from './query.ts'

/** Who, as drawn above, has to do what, along a track in the order of the groups. */
export function Obligations({
  block: { heading, intro, groups },
}: {
  block: ComplianceSummaryContent['document']['obligations']
}) {
  if (groups.length === 0) return null
  return (
    <DocumentPart heading={heading ?? 'Stakeholder obligations'} intro={intro}>
      <div className="obligations">
        {groups.map(({ _key, title, items }, index) => (
          <div key={_key} className="obligations__party">
            <PassageLeg isLast={index === groups.length - 1} />
            {title && (
              <div className="obligations__who">
                <h3 className="obligations__title">{title}</h3>
                <PartiesNamed groups={groups} text={title} />
              </div>
            )}
            <Lines items={items} />
          </div>
        ))}
      </div>
    </DocumentPart>
  )
}
