import { definePrintable } from './fields/define-singleton.ts'
import { sectionWithoutIntro, section } from './fields/section.ts'
import { line, list, paragraph } from './fields/text.ts'

/** Pre-arrival compliance pack of two sheets: /docs/compliance-pack and its PDF. */
export const compliancePackDocumentType = definePrintable({
  name: 'compliancePackDocument',
  title: 'Compliance pack',
  description: 'Page 1 is the letter, page 2 the verification and the port checklist.',
  fields: [
    line('watermark', 'Watermark', 'Warning at the head of both pages.', {
      max: 60,
    }),
  ],
  sheets: [
    {
      name: 'sheet1',
      title: 'Page 1: the letter',
      fields: [
        list('callFields', 'Port call: lines to fill in', 'Vessel, IMO, flag and so on.'),
        sectionWithoutIntro('insurance', 'Insurance', 'Page 1.', [
          list(
            'fields',
            'Lines to fill in',
            'Insurer, policy, validity, correspondent, tonnage, why the notice applies.',
          ),
          paragraph(
            'validityNote',
            'Validity',
            'At least 3 months from entry into port, or to renewal.',
          ),
        ]),
        sectionWithoutIntro('attachments', 'Attachments', 'Page 1.', [
          list('items', 'Attachments', 'Four, in order.', 'card', { exactly: 4 }),
        ]),
        sectionWithoutIntro('representations', 'Representations', 'Page 1.', [
          list('items', 'Representations', 'Four, in order.', 'string', { exactly: 4 }),
        ]),
        sectionWithoutIntro('signatory', 'Signatory', 'Page 1.', [
          line('role', 'Role', 'The role that signs.', { max: 60 }),
          list('fields', 'Lines to fill in', 'Name, signature, date and place, stamp.'),
        ]),
        section(
          'operationsCentre',
          'Operations centre',
          'Page 1. The phone numbers are in the site settings.',
        ),
      ],
    },
    {
      name: 'sheet2',
      title: 'Page 2: verification',
      fields: [
        line('verificationTitle', 'Title of page 2', 'Printed at the head of page 2.'),
        section('harbourMaster', 'A. Harbour master instructions', 'Page 2.', [
          list('steps', 'Steps', 'Five, in order.', 'card', { exactly: 5 }),
          list('lookUpFields', 'Our look-up', 'Lines that the desk fills in.'),
          list('recordFields', 'Verification record', 'Lines to fill in.'),
        ]),
        section('agentChecklist', 'B. Vessel and agent checklist', 'Page 2.', [
          list('items', 'Lines', 'One thing to tick on each.'),
        ]),
        section(
          'portEssentials',
          'C. Port-specific essentials',
          'Page 2; the first three requirements of each port.',
        ),
        section('coastGuard', 'D. Coast Guard and NOSDCP coordination', 'Page 2.', [
          list('centres', 'Pollution response centres', 'Each with its place and a note.', 'card'),
        ]),
        sectionWithoutIntro('references', 'References', 'Page 2.', [
          list('items', 'References', 'What the pack is based on.', 'linkItem'),
        ]),
        sectionWithoutIntro('auditLog', 'Audit log', 'Page 2.', [
          list('columns', 'Columns', 'Headings of the log, which is printed empty.'),
        ]),
      ],
    },
  ],
})

export const complianceSummaryDocumentType = definePrintable({
  name: 'complianceSummaryDocument',
  title: 'Compliance summary',
  description: 'To change the rows of the table, open Clauses in the list on the left.',
  fields: [
    section(
      'clauses',
      'Clause table',
      'Heading and intro above the table of the notice’s paragraphs.',
    ),
    section('obligations', 'Stakeholder obligations', 'Who has to do what.', [
      list('groups', 'Groups', 'One for each stakeholder.', 'checklistGroup'),
    ]),
    sectionWithoutIntro('implementation', 'Implementation notes', 'How to work with the notice.', [
      list('items', 'Notes', 'One on each line.'),
    ]),
    sectionWithoutIntro('references', 'References', 'What the summary is based on.', [
      list('items', 'References', 'Paraphrase and link; never quote.', 'linkItem'),
    ]),
  ],
})

export const financialSecurityEvidenceDocumentType = definePrintable({
  name: 'financialSecurityEvidenceDocument',
  title: 'Financial security evidence pack',
  description: 'A checklist of the evidence for a port call.',
  fields: [
    line('issuedTo', 'Issued to', 'The roles that receive the pack.'),
    section('checklist', 'Document checklist', 'Four groups.', [
      list('groups', 'Groups', 'Four, in order.', 'checklistGroup', { exactly: 4 }),
    ]),
    sectionWithoutIntro('auditNotes', 'Audit notes', 'What to keep, and for how long.', [
      list('items', 'Notes', 'One on each line.'),
    ]),
    section('links', 'External links', 'They open in a new tab.', [
      list('items', 'Links', 'The notice, the vessel search, the insurers’ list.', 'linkItem'),
    ]),
  ],
})

export const slaScheduleDocumentType = definePrintable({
  name: 'slaScheduleDocument',
  title: 'SLA schedule',
  description: 'To change the rows of the table, open SLA in the list on the left.',
  fields: [
    section('serviceLevels', 'Service levels', 'Heading and intro above the table.'),
    sectionWithoutIntro('reporting', 'Validation and reporting', 'How the figures are proved.', [
      list('items', 'Lines', 'Each has a title and a sentence.', 'card'),
    ]),
    sectionWithoutIntro('exclusions', 'Exclusions', 'When the clock stops.', [
      list('items', 'Lines', 'Each has a title and a sentence.', 'card'),
    ]),
    section('escalation', 'Escalation directory', 'Roles and numbers, first to last.', [
      list('steps', 'Steps', 'In the order they are called.', 'escalationStep'),
    ]),
    section('signatures', 'Signatures', 'Blocks for both parties.', [
      list('contractFields', 'Contract lines', 'Effective date, contract number.'),
      line('providerLabel', 'Provider', 'Heading of the provider’s block.', { max: 40 }),
      line('customerLabel', 'Customer', 'Heading of the customer’s block.', { max: 40 }),
      list('fields', 'Lines to fill in', 'The same in both blocks.'),
    ]),
  ],
})
