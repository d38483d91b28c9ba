import { CLAUSE_TABLES } from '../../schemas/documents/clause.ts'
import { schemaTypes } from '../../schemas/schema-types.ts'
import { TEAM_GROUPS } from '../../schemas/documents/team-member.ts'
import { type EditedRoute, editedRoutes } from '../../src/routes.ts'

/** A document of which there is one. */
export interface Single {
  readonly kind: 'single'
  /** The document's _id: its type's name. */
  readonly id: string
  readonly title: string
  readonly type: string
}

/** Documents of a type in the order of the site, which dragging changes. */
export interface Ordered {
  readonly kind: 'ordered'
  readonly id: string
  readonly title: string
  readonly type: string
  /** What a new document is called, as in “New port”. */
  readonly noun: string
  /** The part of the type's documents that the list holds; new ones get this value. */
  readonly where?: { readonly field: string; readonly value: string }
}

/** Documents of a type by one of their fields. */
export interface Sorted {
  readonly kind: 'sorted'
  readonly id: string
  readonly title: string
  readonly type: string
  readonly by: string
}

export interface Group {
  readonly kind: 'group'
  readonly id: string
  readonly title: string
  /** The type whose icon the group has. */
  readonly icon: string
  readonly entries: readonly (Single | Ordered)[]
}

export interface Divider {
  readonly kind: 'divider'
}

export interface Placeholders {
  readonly kind: 'placeholders'
  readonly id: string
  readonly title: string
}

/** One line of the desk's first pane. */
export type DeskEntry = Single | Ordered | Sorted | Group | Divider | Placeholders

const titleOf = (type: string) => schemaTypes.find(({ name }) => name === type)?.title ?? type

const single = (type: string): Single => ({
  kind: 'single',
  id: type,
  type,
  title: titleOf(type),
})

/** The document that holds a page's own words. */
const singleOf = ({ document, words }: EditedRoute) => single(words ?? document)

const isPrinted = ({ path }: EditedRoute) => path.startsWith('/docs/')

/** A list for each choice of a field. */
const parts = (
  type: string,
  noun: string,
  field: string,
  choices: readonly { readonly title: string; readonly value: string }[],
): Ordered[] =>
  choices.map(({ title, value }) => ({
    kind: 'ordered',
    id: value,
    title,
    type,
    noun,
    where: { field, value },
  }))

/** The desk, from the site's frame to its parts, as editors meet it. */
export const outline: readonly DeskEntry[] = [
  single('siteSettings'),
  {
    kind: 'group',
    id: 'pages',
    title: 'Pages',
    icon: 'homePage',
    entries: editedRoutes.filter((route) => !isPrinted(route)).map(singleOf),
  },
  { kind: 'divider' },
  { kind: 'ordered', id: 'ports', title: 'Ports', type: 'port', noun: 'port' },
  {
    kind: 'ordered',
    id: 'case-studies',
    title: 'Case studies',
    type: 'caseStudy',
    noun: 'case study',
  },
  {
    kind: 'group',
    id: 'sla',
    title: 'SLA',
    icon: 'slaRow',
    entries: [
      {
        kind: 'ordered',
        id: 'short-table',
        title: 'Short table',
        type: 'slaRow',
        noun: 'row of the short table',
      },
      {
        kind: 'ordered',
        id: 'full-schedule',
        title: 'Full schedule',
        type: 'slaCommitment',
        noun: 'row of the full schedule',
      },
    ],
  },
  {
    kind: 'group',
    id: 'clauses',
    title: 'Clauses',
    icon: 'clause',
    entries: parts('clause', 'clause', 'table', CLAUSE_TABLES),
  },
  { kind: 'ordered', id: 'faqs', title: 'FAQs', type: 'faq', noun: 'FAQ' },
  {
    kind: 'group',
    id: 'people',
    title: 'People',
    icon: 'managementPage',
    entries: parts('teamMember', 'person', 'group', TEAM_GROUPS),
  },
  { kind: 'sorted', id: 'timeline', title: 'Timeline', type: 'timelineEntry', by: 'year' },
  {
    kind: 'ordered',
    id: 'coverage',
    title: 'Coverage',
    type: 'coverageZone',
    noun: 'coverage zone',
  },
  {
    kind: 'group',
    id: 'documents',
    title: 'Documents',
    icon: 'compliancePackDocument',
    entries: editedRoutes.filter(isPrinted).map(singleOf),
  },
  { kind: 'divider' },
  { kind: 'placeholders', id: 'placeholders', title: 'Still placeholder' },
]

type Leaf = Exclude<DeskEntry, Group>

const entries = outline.flatMap((entry): readonly Leaf[] =>
  entry.kind === 'group' ? entry.entries : [entry],
)

/** Types of which there is one document, whose _id is the type's name. */
export const singletonTypes: ReadonlySet<string> = new Set(
  entries.flatMap((entry) => (entry.kind === 'single' ? [entry.type] : [])),
)

/** The lists that dragging orders, by their ids. */
export const orderedLists: ReadonlyMap<string, Ordered> = new Map(
  entries.flatMap((entry) => (entry.kind === 'ordered' ? [[entry.id, entry]] : [])),
)

/** Every document type in the order in which the desk shows them. */
export const deskTypes: readonly string[] = [
  ...new Set(entries.flatMap((entry) => ('type' in entry ? [entry.type] : []))),
]

/** A part of the desk as its first pane shows it, and the types of the documents in it. */
export interface Section {
  readonly title: string
  readonly types: readonly string[]
}

/** The parts of the desk that hold documents, in its order. */
export const sections: readonly Section[] = outline.flatMap((entry): Section[] => {
  if (entry.kind === 'group') {
    return [{ title: entry.title, types: [...new Set(entry.entries.map(({ type }) => type))] }]
  }
  return 'type' in entry ? [{ title: entry.title, types: [entry.type] }] : []
})
