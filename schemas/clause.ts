import { defineField } from '@sanity/types'

import { defineOrdered } from './fields/defineOrdered.ts'
import { line, paragraph } from './fields/text.ts'

/** A row of one of the three clause tables. */
export const clause = defineOrdered({
  name: 'clause',
  title: 'Clause',
  description: 'A requirement, what is delivered against it, how it is checked.',
  fields: [
    defineField({
      name: 'table',
      title: 'Table',
      description: 'The table this row stands in.',
      type: 'string',
      options: {
        list: [
          { title: 'Fleet retainer: compliance alignment', value: 'retainer' },
          { title: 'Financial security: clause mapping', value: 'financialSecurity' },
          { title: 'Compliance summary: clauses of the notice', value: 'complianceSummary' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    line('clause', 'Clause', 'Its number as printed, like § 6A or Retainer clause 3.1.', {
      max: 40,
    }),
    paragraph('requirement', 'Requirement', 'In our own words; never quote the notice.'),
    paragraph('delivery', 'What we deliver', 'What the desk does or supplies.'),
    paragraph('verification', 'Verification', 'How a reader can check it.'),
  ],
  preview: {
    select: { clause: 'clause', table: 'table', requirement: 'requirement' },
    prepare: ({ clause: number, table, requirement }) => ({
      title: `${number} · ${requirement}`,
      subtitle: table,
    }),
  },
})
