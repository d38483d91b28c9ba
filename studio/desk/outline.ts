/** The desk's lists, derived from the place that each document type names (`schemas/desk-place.ts`). */
import type { DocumentDefinition, SchemaTypeDefinition } from '@sanity/types'
import type { Template } from 'sanity'
import type { DeskLine, DeskPlace } from '../../schemas/desk-place.ts'
import { schemaTypes } from '../../schemas/schema-types.ts'

type IconName = NonNullable<DeskLine['icon']>

type Entry = {
  readonly id: string
  readonly title: string
  readonly icon: IconName
}

type OfType = Entry & { readonly type: string }

/** The only document of its type; its `_id` and the entry's id are the type's name. */
export type Single = OfType & { readonly kind: 'single' }

/** Documents of a type in the order of the site, which dragging changes. */
export type Ordered = OfType & {
  readonly kind: 'ordered'
  /** What a new document is called, as in “New port”. */
  readonly noun: string
  /** The part of the type's documents that the list holds; new ones get this value. */
  readonly where?: { readonly field: string; readonly value: string }
}

/** Documents of a type, sorted by one of their fields. */
export type Sorted = OfType & { readonly kind: 'sorted'; readonly by: string }

/** An entry that is no group. */
export type Leaf = Single | Ordered | Sorted

export type Group = Entry & { readonly kind: 'group'; readonly entries: readonly Leaf[] }

/** One entry of the desk's first pane, and what the editors' guide says of it. */
type DeskEntry = (Leaf | Group) & { readonly holds: string }

type Placed = {
  readonly type: string
  readonly title: string
  readonly icon: IconName
  readonly desk: DeskPlace
}

function isDocument(type: SchemaTypeDefinition): type is DocumentDefinition {
  return type.type === 'document'
}

function placeOf({ name, title = name, options }: DocumentDefinition): Placed {
  if (!options?.desk) throw new Error(`The type ${name} has no place in the desk: set options.desk`)
  return { type: name, title, icon: options.icon ?? 'document', desk: options.desk }
}

/** `Case studies` is `case-studies` in the Studio's addresses. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function leavesOf({ type, title, icon, desk }: Placed): Leaf[] {
  const listTitle = ('title' in desk && desk.title) || desk.line.title
  const list = { id: idOf(listTitle), title: listTitle, type, icon }
  if (desk.kind === 'single') return [{ kind: 'single', id: type, title, type, icon }]
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

function entryOf({ title, holds, icon }: DeskLine, types: readonly Placed[]): DeskEntry {
  const [first, ...others] = types.flatMap(leavesOf)
  if (!first) throw new Error(`Nothing is in the line ${title} of the desk`)
  const line = { icon: icon ?? first.icon, holds }
  if (others.length === 0) return { ...first, ...line }
  return { kind: 'group', id: idOf(title), title, entries: [first, ...others], ...line }
}

/**
 * The entries that hold the documents of these types, in the order of the types. Throws when a document
 * type has no place.
 */
export function outlineOf(types: readonly SchemaTypeDefinition[]): DeskEntry[] {
  const byLine = Map.groupBy(types.filter(isDocument).map(placeOf), ({ desk }) => desk.line)
  return Array.from(byLine, ([line, placed]) => entryOf(line, placed))
}

/** The desk's entries that hold documents, as editors meet them. */
export const outline: readonly DeskEntry[] = outlineOf(schemaTypes)

/** The first entry of the desk. */
export const startLine: DeskLine = {
  title: 'Start',
  holds:
    'Whether the site is up to date, what you edited, waiting drafts, and what was published lately and by whom',
}

/** The last entry of the desk: the documents of all types that hold placeholder data. */
export const placeholdersLine: DeskLine = {
  title: 'Still placeholder',
  holds: 'Everything that is still invented or unchecked',
}

function leavesIn(entry: DeskEntry): readonly Leaf[] {
  return entry.kind === 'group' ? entry.entries : [entry]
}

/** Whether editors add documents to an entry; in the others each document is there once. */
export function canGrow(entry: DeskEntry): boolean {
  return leavesIn(entry).some(({ kind }) => kind !== 'single')
}

const leaves = outline.flatMap(leavesIn)

/** Types with a single document, whose `_id` is the type's name. */
export const singletonTypes: ReadonlySet<string> = new Set(
  leaves.filter(({ kind }) => kind === 'single').map(({ type }) => type),
)

/** The lists that dragging orders, by their ids. */
export const orderedLists: ReadonlyMap<string, Ordered> = new Map(
  leaves.flatMap((leaf) => (leaf.kind === 'ordered' ? [[leaf.id, leaf]] : [])),
)

/** Every document type in the order in which the desk shows them. */
export const deskTypes: readonly string[] = [...new Set(leaves.map(({ type }) => type))]

/** The entries of the desk's first pane, with the types of the documents in them. */
export const sections = outline.map((entry) => ({
  title: entry.title,
  types: [...new Set(leavesIn(entry).map(({ type }) => type))],
}))

export type Filter = {
  readonly filter: string
  readonly params: Readonly<Record<string, string>>
}

/** The GROQ condition, with its parameters, of the documents in a list. */
export function filterOf({ type, where }: Ordered): Filter {
  if (!where) return { filter: '_type == $type', params: { type } }
  return {
    filter: `_type == $type && ${where.field} == $part`,
    params: { type, part: where.value },
  }
}

/**
 * Id of the template for a list's new documents: the type's own, or one that sets the part that the list
 * holds.
 */
export function templateIdOf({ type, where }: Pick<Ordered, 'type' | 'where'>) {
  return where ? `${type}-in-${where.value}` : type
}

/** Adds a template for each list that holds a part of a type's documents, as clauses of one table. */
export function templates(previous: Template[]): Template[] {
  const parts = [...orderedLists.values()].flatMap(({ title, type, where }) =>
    where ? [{ title, type, where }] : [],
  )
  return previous.concat(
    parts.map(({ title, type, where }) => ({
      id: templateIdOf({ type, where }),
      title,
      schemaType: type,
      value: { [where.field]: where.value },
    })),
  )
}

const BEGIN = '<!-- begin: the desk, written by `npm run typegen` -->'
const END = '<!-- end: the desk -->'

/** The editors' guide with its table of the desk's entries as they are now. */
export function withDeskTable(guide: string): string {
  const begin = guide.indexOf(BEGIN)
  const end = guide.indexOf(END, begin)
  if (begin === -1 || end === -1) throw new Error(`The guide lacks ${BEGIN} or ${END}`)
  const rows = [startLine, ...outline, placeholdersLine].map(
    ({ title, holds }) => `| ${title} | ${holds} |`,
  )
  const table = ['| Entry | What is in it |', '| --- | --- |', ...rows].join('\n')
  return `${guide.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${guide.slice(end)}`
}
