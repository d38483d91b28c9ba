import { ClauseTable } from '../../../sections/clause-table/clause-table.tsx'
import { identityOf, partHeading } from '../document-content.ts'
import { FooterLines, Issuer } from '../parts/document-foot.tsx'
import { Lines, ReferenceList } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Title } from '../parts/title.tsx'
import { WaypointMark } from '../../../sections/waypoint-mark/waypoint-mark.tsx'
import './compliance-summary.css'
import type { ComplianceSummaryContent } from './query.ts'

/** The obligations of each party under MSN 05/2025, on two sheets (specification section 2). */
export function ComplianceSummary({ content }: { content: ComplianceSummaryContent }) {
  const { document, clauses, settings } = content
  const { obligations, implementation, references } = document
  const identity = identityOf(content)
  return (
    <>
      <Sheet identity={identity} lawChecked={settings.lawChecked}>
        <Title title={document.title ?? 'Compliance summary'} lead={document.lead} />
        <DocumentPart
          heading={partHeading(document.clauses, 'Clauses', clauses)}
          intro={document.clauses.intro}
        >
          <ClauseTable caption="Clauses of the notice" clauses={clauses} />
        </DocumentPart>
      </Sheet>
      <Sheet identity={identity} lawChecked={settings.lawChecked}>
        <DocumentPart
          heading={partHeading(obligations, 'Stakeholder obligations', obligations.groups)}
          intro={obligations.intro}
        >
          <Obligations groups={obligations.groups} />
        </DocumentPart>
        <DocumentPart
          heading={partHeading(implementation, 'Implementation notes', implementation.items)}
        >
          <Lines items={implementation.items} />
        </DocumentPart>
        <DocumentPart heading={partHeading(references, 'References', references.items)}>
          <ReferenceList references={references.items} />
        </DocumentPart>
        <Issuer settings={content.frame.settings} />
        <FooterLines lines={document.footerLines} />
      </Sheet>
    </>
  )
}

function Obligations({
  groups,
}: {
  groups: ComplianceSummaryContent['document']['obligations']['groups']
}) {
  return (
    <div className="obligations">
      {groups.map(({ _key, title, items }, index) => (
        <div key={_key} className="obligations__party">
          <WaypointMark isLast={index === groups.length - 1} />
          {title && <h3 className="obligations__title">{title}</h3>}
          <Lines items={items} />
        </div>
      ))}
    </div>
  )
}
