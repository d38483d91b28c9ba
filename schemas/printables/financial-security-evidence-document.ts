import { definePrintable } from '../fields/define-printable.ts'
import { plainSection, section } from '../fields/section.ts'
import { line, list } from '../fields/text.ts'

/** Evidence pack: /docs/financial-security-evidence and its PDF */
export const financialSecurityEvidenceDocumentType = definePrintable({
  name: 'financialSecurityEvidenceDocument',
  title: 'Financial security evidence pack',
  description: 'A checklist of the evidence that goes with a call.',
  fields: [
    line('issuedTo', 'Issued to', 'The roles that receive the pack.'),
    section('checklist', 'Document checklist', 'Four groups.', [
      list('groups', 'Groups', 'Four, in order.', 'checklistGroup', { exactly: 4 }),
    ]),
    plainSection('auditNotes', 'Audit notes', 'What to keep, and for how long.', [
      list('items', 'Notes', 'One on each line.'),
    ]),
    section('links', 'External links', 'They open in a new tab.', [
      list('items', 'Links', 'The notice, the vessel search, the insurers’ list.', 'linkItem'),
    ]),
  ],
})
