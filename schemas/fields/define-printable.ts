import { defineField, defineType, type FieldDefinition } from '@sanity/types'
import { printablesLine } from '../desk-lines.ts'
import { pathOf } from '../objects/places.ts'
import { facts, factsOf } from './facts.ts'
import { contentGroup, inGroup, seoGroup, statusGroup } from './groups.ts'
import { onlyOne } from './define-page.ts'
import { missing } from './rules.ts'
import { seoFields } from './seo.ts'
import { statusFields } from './status.ts'
import { line, list, NAME_WEIGHT, paragraph } from './text.ts'

type Sheet = {
  readonly name: string
  readonly title: string
  readonly fields: FieldDefinition[]
}

type Printable = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly fields: FieldDefinition[]
  /** Fields of each sheet, under a tab of their own, where there are too many for one. */
  readonly sheets?: readonly Sheet[]
}

const identity = [
  line('title', 'Title', 'The document’s title, printed at the head of each sheet.', {
    weight: NAME_WEIGHT,
  }),
  defineField({
    name: 'documentId',
    title: 'Document ID',
    description: 'Printed on each sheet; capitals, digits and hyphens, like GSI-FS-EVIDENCE.',
    type: 'string',
    validation: (rule) => [
      rule.required().error(missing('Document ID')),
      rule
        .regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/)
        .error('Write capitals and digits split by hyphens, like GSI-FS-EVIDENCE'),
    ],
  }),
  defineField({
    name: 'version',
    title: 'Version',
    description: 'Two numbers, like 1.0. Raise it when the wording changes.',
    type: 'string',
    validation: (rule) => [
      rule.required().error(missing('Version')),
      rule.regex(/^\d+\.\d+$/).error('Write two numbers split by a point, like 1.0'),
    ],
  }),
  paragraph('lead', 'Purpose', 'What the document is for and who reads it.'),
]

/** A printable document's singleton: identity, its own parts, footer lines, search texts, status. */
export function definePrintable({ name, title, description, fields, sheets = [] }: Printable) {
  return defineType({
    name,
    title,
    description,
    type: 'document',
    options: { icon: 'document-pdf', desk: { kind: 'single', line: printablesLine } },
    groups: [
      contentGroup,
      ...sheets.map(({ name: id, title: tab }) => ({ name: id, title: tab })),
      seoGroup,
      statusGroup,
    ],
    validation: (rule) => rule.custom(onlyOne(name, title)),
    fields: [
      ...inGroup(contentGroup, [
        ...identity,
        ...fields,
        list('footerLines', 'Footer lines', 'Printed at the foot, in this order.'),
      ]),
      ...sheets.flatMap((sheet) => inGroup(sheet, sheet.fields)),
      ...seoFields,
      ...statusFields,
    ],
    preview: {
      select: { version: 'version', isPlaceholder: 'isPlaceholder' },
      prepare: ({ version, isPlaceholder }) => ({
        title,
        subtitle: factsOf(isPlaceholder, pathOf(name), facts(version) && `v${facts(version)}`),
      }),
    },
  })
}
