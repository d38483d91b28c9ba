import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { choice, line, paragraph } from '../fields/text.ts'

const CLAUSE_TABLES = [
  { title: 'Fleet retainer: compliance alignment', value: 'retainer' },
  { title: 'Financial security: clause mapping', value: 'financialSecurity' },
  { title: 'Compliance summary: clauses of the notice', value: 'complianceSummary' },
]

export const clauseType = defineOrdered({
  name: 'clause',
  title: 'Clause',
  description: 'A requirement, what is delivered against it, how it is checked.',
  icon: 'bookmark',
  deskPlace: {
    entry: { title: 'Clauses' },
    noun: 'clause',
    parts: { field: 'table', values: CLAUSE_TABLES },
  },
  fields: [
    choice('table', 'Table', 'The table that shows this row.', {
      list: CLAUSE_TABLES,
      missing: 'Choose the table',
    }),
    line('clause', 'Clause', 'Its number as printed, like § 6A or Retainer clause 3.1.', {
      max: 40,
      searchWeight: 'name',
    }),
    paragraph('requirement', 'Requirement', 'In our own words; never quote a DGS notice.'),
    paragraph('delivery', 'What we deliver', 'What we do or supply.'),
    paragraph('verification', 'Verification', 'How a reader can check it.'),
  ],
  preview: previewOf(['clause', 'requirement'], []),
})
