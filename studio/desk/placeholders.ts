/** Documents that hold placeholder data, and who supplies the facts. */
import { type Found, readRows, textOf } from './live-query.ts'
import { sections } from './outline.ts'

export type Placeholder = Found & {
  /** The editor's note on what is missing. */
  readonly note: string
  /** Who supplies it; empty if not stated. */
  readonly owner: string
}

export const PLACEHOLDERS =
  '*[isPlaceholder == true] | order(orderRank asc, year asc) {_id, _type, placeholderNote, placeholderOwner}'

export function readPlaceholders(answer: unknown): Placeholder[] {
  return readRows(answer, (row) => ({
    note: textOf(row, 'placeholderNote'),
    owner: textOf(row, 'placeholderOwner'),
  }))
}

type Owner = {
  /** The owner's name as first written; empty for no owner. */
  readonly name: string
  readonly count: number
}

const fold = (name: string) => name.toLocaleLowerCase('en')

/** Owners by name with their number of documents; documents without an owner come last. */
export function ownersOf(placeholders: readonly Placeholder[]): Owner[] {
  const groups = Map.groupBy(placeholders, ({ owner }) => fold(owner))
  return Array.from(groups.values(), (group) => ({
    name: group[0]?.owner ?? '',
    count: group.length,
  })).toSorted((a, b) =>
    a.name === '' || b.name === ''
      ? Number(a.name === '') - Number(b.name === '')
      : a.name.localeCompare(b.name),
  )
}

type Section = { readonly title: string; readonly documents: readonly Placeholder[] }

/**
 * Placeholders by the sections of the desk.
 *
 * @param owner an owner's name; empty for no owner, null for all
 */
export function placeholdersOf(
  placeholders: readonly Placeholder[],
  owner: string | null,
): Section[] {
  return sections
    .map(({ title, types }) => ({
      title,
      documents: types
        .flatMap((type) => placeholders.filter((each) => each.type === type))
        .filter((each) => owner === null || fold(each.owner) === fold(owner)),
    }))
    .filter(({ documents }) => documents.length > 0)
}
