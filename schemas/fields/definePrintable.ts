import { defineField, defineType, type FieldDefinition } from '@sanity/types'

import { contentGroup, inGroup, seoGroup, statusGroup } from './groups.ts'
import { seoFields } from './seo.ts'
import { statusFields } from './status.ts'
import { line, list, paragraph } from './text.ts'

interface Printable {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly fields: FieldDefinition[]
}

const identity = [
  line('title', 'Title', 'The document’s title, printed at the head of each sheet.'),
  defineField({
    name: 'documentId',
    title: 'Document ID',
    description: 'Printed on each sheet; capitals, digits and hyphens, like GSI-FS-EVIDENCE.',
    type: 'string',
    validation: (rule) =>
      rule.required().regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, { name: 'capitals split by hyphens' }),
  }),
  defineField({
    name: 'version',
    title: 'Version',
    description: 'Two numbers, like 1.0. Raise it when the wording changes.',
    type: 'string',
    validation: (rule) => rule.required().regex(/^\d+\.\d+$/, { name: 'two numbers, like 1.0' }),
  }),
  paragraph('lead', 'Purpose', 'What the document is for and who reads it.'),
]

/** A printable document's singleton: identity, its own parts, footer lines, search texts, status. */
export const definePrintable = ({ name, title, description, fields }: Printable) =>
  defineType({
    name,
    title,
    description,
    type: 'document',
    groups: [contentGroup, seoGroup, statusGroup],
    fields: [
      ...inGroup(contentGroup, [
        ...identity,
        ...fields,
        list('footerLines', 'Footer lines', 'Printed at the foot, in this order.'),
      ]),
      ...seoFields,
      ...statusFields,
    ],
    preview: {
      select: { documentId: 'documentId', version: 'version', isPlaceholder: 'isPlaceholder' },
      prepare: ({ documentId, version, isPlaceholder }) => ({
        title,
        subtitle: `${documentId} · v${version}${isPlaceholder ? ' · placeholder data' : ''}`,
      }),
    },
  })
