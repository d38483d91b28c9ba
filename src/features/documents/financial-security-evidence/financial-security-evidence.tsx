import { identityOf } from '../identity.ts'
import { FooterLines } from '../parts/footer-lines.tsx'
import { Issuer } from '../parts/issuer.tsx'
import { Lines } from '../parts/lines.tsx'
import { DocumentHead } from '../parts/document-head.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { ReferenceList } from '../parts/reference-list.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Title } from '../parts/title.tsx'
import { CallFolder } from './call-folder.tsx'
import { Checklist } from './checklist.tsx'
import { evidenceParts } from './parts.ts'
import type { FinancialSecurityEvidenceContent } from './query.ts'

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
