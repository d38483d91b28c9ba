import { identityOf, partHeading } from '../document-content.ts'
import { FooterLines, Issuer } from '../parts/document-foot.tsx'
import { Lines, ReferenceList } from '../parts/lines.tsx'
import { Title } from '../parts/title.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { TickBoxes } from '../parts/fill-in.tsx'
import './financial-security-evidence.css'
import type { FinancialSecurityEvidenceContent } from './query.ts'

/** The checklist of the evidence to keep for a port call (specification section 2). */
export function FinancialSecurityEvidence({
  content,
}: {
  content: FinancialSecurityEvidenceContent
}) {
  const { document } = content
  const { auditNotes, checklist, links, issuedTo } = document
  return (
    <Sheet identity={identityOf(content)}>
      <Title
        title={document.title ?? 'Financial security evidence pack'}
        lead={document.lead}
        issuedTo={issuedTo}
      />
      <DocumentPart
        heading={partHeading(checklist, 'Document checklist', checklist.groups)}
        intro={checklist.intro}
      >
        <Checklist groups={checklist.groups} />
      </DocumentPart>
      <DocumentPart heading={partHeading(auditNotes, 'Audit notes', auditNotes.items)}>
        <Lines items={auditNotes.items} columns={2} />
      </DocumentPart>
      <DocumentPart heading={partHeading(links, 'External links', links.items)} intro={links.intro}>
        <ReferenceList references={links.items} asTable />
      </DocumentPart>
      <Issuer settings={content.frame.settings} />
      <FooterLines lines={document.footerLines} />
    </Sheet>
  )
}

function Checklist({
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
