import { identityOf } from '../identity.ts'
import { FooterLines, Issuer } from '../parts/document-foot.tsx'
import { Lines, ReferenceList } from '../parts/lines.tsx'
import { DocumentHead, Title } from '../parts/title.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { CallFolder } from './call-folder.tsx'
import { TickBoxes } from '../parts/fill-in.tsx'
import './financial-security-evidence.css'
import { evidenceParts, type FinancialSecurityEvidenceContent } from './query.ts'

/** The checklist of the evidence to keep for a call (specification section 2). */
export function FinancialSecurityEvidence({
  content,
}: {
  content: FinancialSecurityEvidenceContent
}) {
  const { document } = content
  const { auditNotes, checklist, links, issuedTo } = document
  const parts = evidenceParts(content)
  return (
    <Sheet identity={identityOf(content)}>
      <DocumentHead drawing={<CallFolder groups={checklist.groups} />}>
        <Title
          title={document.title ?? 'Financial security evidence pack'}
          lead={document.lead}
          issuedTo={issuedTo}
        />
      </DocumentHead>
      <DocumentPart heading={parts.checklist} intro={checklist.intro}>
        <Checklist groups={checklist.groups} />
      </DocumentPart>
      <DocumentPart heading={parts.auditNotes}>
        <Lines items={auditNotes.items} columns={2} />
      </DocumentPart>
      <DocumentPart heading={parts.links} intro={links.intro}>
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
