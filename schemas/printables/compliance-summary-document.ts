import { definePrintable } from '../fields/define-printable.ts'
import { plainSection, section } from '../fields/section.ts'
import { list } from '../fields/text.ts'

/** Compliance summary: /docs/dgs-msn05-2025 and its PDF */
export const complianceSummaryDocumentType = definePrintable({
  name: 'complianceSummaryDocument',
  title: 'Compliance summary',
  description: 'The rows of its table are clauses.',
  fields: [
    section('clauses', 'Clause table', 'Over the table of the notice’s paragraphs.'),
    section('obligations', 'Stakeholder obligations', 'Who has to do what.', [
      list('groups', 'Groups', 'One for each stakeholder.', 'checklistGroup'),
    ]),
    plainSection('implementation', 'Implementation notes', 'How to work with the notice.', [
      list('items', 'Notes', 'One on each line.'),
    ]),
    plainSection('references', 'References', 'What the summary rests on.', [
      list('items', 'References', 'Paraphrase and link; never quote.', 'linkItem'),
    ]),
  ],
})
