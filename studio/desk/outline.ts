/** The desk's lists, derived from the place of each document type (`schemas/desk-place.ts`). */
import type { DocumentDefinition, SchemaTypeDefinition } from '@sanity/types'
import type { Template } from 'sanity'
import type { DeskEntry } from '../../schemas/desk-place.ts'
import { schemaTypes } from '../../schemas/schema-types.ts'

type Entry = {
  readonly id: string
  readonly title: string
  readonly icon: NonNullable<DeskEntry['icon']>
}

type OfType = Entry & { readonly type: string }

/** The only document of its type. The type's name is also the id of the document and of the entry. */
export type Single = OfType & { readonly kind: 'single' }

/** A list that editors order by dragging. */
export type Ordered = OfType & {
  readonly kind: 'ordered'
  /** What the list’s button adds, such as “port” in “New port”. */
  readonly noun: string
  /** The list has only documents with this value of a field. New documents get the value. */
  readonly where?: { readonly field: string; readonly value: string }
}

/** A list sorted by the field `by`. */
export type Sorted = OfType & { readonly kind: 'sorted'; readonly by: string }

export type Leaf = Single | Ordered | Sorted

export type Group = Entry & { readonly kind: 'group'; readonly entries: readonly Leaf[] }

function isDocument(type: SchemaTypeDefinition): type is DocumentDefinition {
  return type.type === 'document'
}

function placeOf({ name, options }: DocumentDefinition) {
  if (!options?.deskPlace) throw new Error(`Set options.deskPlace of the type ${name}`)
  return options.deskPlace
}

/** `Case studies` becomes `case-studies`, for the Studio's addresses. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function leavesOf(document: DocumentDefinition): Leaf[] {
  const { name: type, title = type, options } = document
  const desk = placeOf(document)
  const icon = options?.icon ?? 'document'
  if (desk.kind === 'single') return [{ kind: 'single', id: type, title, type, icon }]
  const listTitle = ('title' in desk && desk.title) || desk.entry.title
  const list = { id: idOf(listTitle), title: listTitle, type, icon }
  if (desk.kind === 'sorted') return [{ kind: 'sorted', ...list, by: desk.by }]
  const { noun, parts } = desk
  if (!parts) return [{ kind: 'ordered', ...list, noun }]
  return parts.values.map((part) => ({
    kind: 'ordered',
    id: part.value,
    title: part.title,
    type,
    icon,
    noun,
    where: { field: parts.field, value: part.value },
  }))
}

function entryOf({ title, icon }: DeskEntry, types: readonly DocumentDefinition[]) {
  const [first, ...others] = types.flatMap(leavesOf)
  if (!first) throw new Error(`No document type has the desk entry ${title}`)
  const own = { icon: icon ?? first.icon }
  if (others.length === 0) return { ...first, ...own }
  return { kind: 'group', id: idOf(title), title, entries: [first, ...others], ...own } as const
}

/**
 * Creates the desk's first-pane entries for the document types, in the order of the types.
 *
 * @throws if a document type has no place
 */
export function outlineOf(types: readonly SchemaTypeDefinition[]): (Leaf | Group)[] {
  const byEntry = Map.groupBy(types.filter(isDocument), (type) => placeOf(type).entry)
  return Array.from(byEntry, ([entry, documents]) => entryOf(entry, documents))
}

export const outline: readonly (Leaf | Group)[] = outlineOf(schemaTypes)

export const startEntry: DeskEntry = { title: 'Start' }
export const placeholdersEntry: DeskEntry = { title: 'Still placeholder' }

function leavesIn(entry: Leaf | Group): readonly Leaf[] {
  return entry.kind === 'group' ? entry.entries : [entry]
}

/** Whether editors can add documents to an entry. */
export function canAddDocuments(entry: Leaf | Group): boolean {
  return leavesIn(entry).some(({ kind }) => kind !== 'single')
}

const leaves = outline.flatMap(leavesIn)

export const singletonTypes: ReadonlySet<string> = new Set(
  leaves.filter(({ kind }) => kind === 'single').map(({ type }) => type),
)

/** The lists that editors order by dragging, by id. */
export const orderedLists: ReadonlyMap<string, Ordered> = new Map(
  leaves.flatMap((leaf) => (leaf.kind === 'ordered' ? [[leaf.id, leaf]] : [])),
)

/** Every document type, in the order of the desk. */
export const deskTypes: readonly string[] = [...new Set(leaves.map(({ type }) => type))]

/** The title and the document types of each entry in `outline`. */
export const sections = outline.map((entry) => ({
  title: entry.title,
  types: [...new Set(leavesIn(entry).map(({ type }) => type))],
}))

export type Filter = {
  readonly filter: string
  readonly params: Readonly<Record<string, string>>
}

/** GROQ condition that the documents of a list meet, and its parameters. */
export function filterOf({ type, where }: Ordered): Filter {
  if (!where) return { filter: '_type == $type', params: { type } }
  return {
    filter: `_type == $type && ${where.field} == $part`,
    params: { type, part: where.value },
  }
}

/** Id of the template for a list's new documents. */
export function templateIdOf({ type, where }: Pick<Ordered, 'type' | 'where'>) {
  return where ? `${type}-in-${where.value}` : type
}

/** Adds a template for each list that shows only some documents of a type, such as the clauses of one table. */
export function templates(previous: Template[]): Template[] {
  const parts = [...orderedLists.values()].flatMap(({ title, type, where }) =>
    where
      ? [
          {
            id: templateIdOf({ type, where }),
            title,
            schemaType: type,
            value: { [where.field]: where.value },
          },
        ]
      : [],
  )
  return [...previous, ...parts]
}
