import {
  defineType,
  type DocumentOptions,
  type FieldDefinition,
  type FieldGroupDefinition,
} from '@sanity/types'
import { type DeskEntry, pagesEntry, printablesEntry } from '../desk-place.ts'
import { pagePathOf } from '../page-path.ts'
import { getPublishedId } from '@sanity/client/csm'
import { joinedWithPlaceholder } from './preview.ts'
import type { Verdict } from './rules.ts'
import { contentGroup, inGroup, seoFields, seoGroup, statusFields, statusGroup } from './tabs.ts'
import { line, list, paragraph, lineWithRules } from './text.ts'

type Named = {
  readonly name: string
  readonly title: string
  readonly description: string
}

type Singleton = Named & {
  readonly icon: NonNullable<DocumentOptions['icon']>
  readonly deskEntry: DeskEntry
  /** Tabs of the form, except the tab “Placeholder status”. */
  readonly groups: FieldGroupDefinition[]
  readonly fields: FieldDefinition[]
  /** The field that the Studio's lists show below the title. */
  readonly subtitle?: string
}

/** Defines a type with a single document, whose `_id` is the type's name. */
export function defineSingleton({ icon, deskEntry, groups, fields, subtitle, ...type }: Singleton) {
  const { name, title } = type
  return defineType({
    ...type,
    type: 'document',
    options: { icon, deskPlace: { kind: 'single', entry: deskEntry } },
    groups: [...groups, statusGroup],
    validation: (rule) => rule.custom(onlyOne(name, title)),
    fields: [...fields, ...statusFields],
    preview: {
      select: { ...(subtitle ? { subtitle } : {}), isPlaceholder: 'isPlaceholder' },
      prepare: ({ subtitle: value, isPlaceholder }) => ({
        title,
        subtitle: joinedWithPlaceholder(isPlaceholder, pagePathOf(name), value),
      }),
    },
  })
}

function onlyOne(type: string, title: string) {
  return (document: { readonly _id?: string } | undefined): Verdict =>
    document?._id === undefined ||
    getPublishedId(document._id) === type ||
    `There is already a “${title}”: the site would not show this second one`
}

type Page = Named & Pick<Singleton, 'icon' | 'fields'>

/** Defines the singleton of a page. */
export function definePage({ fields, ...type }: Page) {
  return defineSingleton({
    ...type,
    deskEntry: pagesEntry,
    groups: [contentGroup, seoGroup],
    fields: [
      ...inGroup(contentGroup, [
        line('heading', 'Heading', 'The page’s main heading.', { searchWeight: 'fact' }),
        paragraph('lead', 'Lead', 'Under the main heading: what the page offers, and to whom.'),
        ...fields,
      ]),
      ...seoFields,
    ],
  })
}

const identityFields = [
  line('title', 'Title', 'The document’s title, printed at the head of its first page.', {
    searchWeight: 'name',
  }),
  lineWithRules(
    'documentId',
    'Document ID',
    'Printed on each page; capitals, digits and hyphens, like GSI-FS-EVIDENCE.',
    (rule) => [
      rule
        .regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/)
        .error('Write capitals and digits separated by hyphens, like GSI-FS-EVIDENCE'),
    ],
  ),
  lineWithRules(
    'version',
    'Version',
    'Two numbers, like 1.0. Raise it when the wording changes.',
    (rule) => [rule.regex(/^\d+\.\d+$/).error('Write two numbers separated by a point, like 1.0')],
  ),
  paragraph('lead', 'Purpose', 'What the document is for and who reads it.'),
]

type Printable = Named & {
  readonly fields: FieldDefinition[]
  /** Printed sheets with fields of their own. Each gets a tab. */
  readonly sheets?: readonly Omit<Named & Pick<Singleton, 'fields'>, 'description'>[]
}

/** Defines the singleton of a printable document. */
export function definePrintable({ fields, sheets = [], ...type }: Printable) {
  return defineSingleton({
    ...type,
    icon: 'document-pdf',
    deskEntry: printablesEntry,
    groups: [contentGroup, ...sheets.map(({ name, title }) => ({ name, title })), seoGroup],
    fields: [
      ...inGroup(contentGroup, [
        ...identityFields,
        ...fields,
        list('footerLines', 'Footer lines', 'Printed at the foot, in this order.'),
      ]),
      ...sheets.flatMap((sheet) => inGroup(sheet, sheet.fields)),
      ...seoFields,
    ],
    subtitle: 'version',
  })
}
