/** Documents that hold placeholder data, and who supplies the facts. */
import { type TypedId, readRows, textOf } from './live-query.ts'
import { sections } from './outline.ts'

export type Placeholder = TypedId & {
  /** The editor's note on what is missing. */
  readonly note: string
  /** Who supplies the missing facts; empty if not stated. */
  readonly owner: string
}

export const PLACEHOLDERS =
  '*[isPlaceholder == true] | order(orderRank asc, year asc) {_id, _type, placeholderNote, placeholderOwner}'

export function readPlaceholders(result: unknown): Placeholder[] {
  return readRows(result, (row) => ({
    note: textOf(row, 'placeholderNote'),
    owner: textOf(row, 'placeholderOwner'),
  }))
}

type Owner = {
  /** As spelled in the first document with this owner; empty for no owner. */
  readonly name: string
  readonly count: number
}

const foldCase = (name: string) => name.toLocaleLowerCase('en')

/** Counts the documents of each owner, sorted by the owners' names; documents without an owner come last. */
export function countByOwner(placeholders: readonly Placeholder[]): Owner[] {
  const groups = Map.groupBy(placeholders, ({ owner }) => foldCase(owner))
  return Array.from(groups.values(), (group) => ({
    name: group[0]?.owner ?? '',
    count: group.length,
  })).toSorted((a, b) =>
    a.name === '' || b.name === ''
      ? Number(a.name === '') - Number(b.name === '')
      : a.name.localeCompare(b.name),
  )
}

/** Finds a name in `owners`, ignoring case, and returns it as written there; null if it is not found. */
export function ownerNamed(name: string, owners: readonly Owner[]): string | null {
  return owners.find((owner) => foldCase(owner.name) === foldCase(name))?.name ?? null
}

type Section = { readonly title: string; readonly documents: readonly Placeholder[] }

/**
 * Groups placeholders by the sections of the desk, and leaves out empty sections.
 *
 * @param owner an owner's name; empty for no owner, null for all
 */
export function groupBySection(
  placeholders: readonly Placeholder[],
  owner: string | null,
): Section[] {
  return sections
    .map(({ title, types }) => ({
      title,
      documents: types
        .flatMap((type) => placeholders.filter((placeholder) => placeholder.type === type))
        .filter((placeholder) => owner === null || foldCase(placeholder.owner) === foldCase(owner)),
    }))
    .filter(({ documents }) => documents.length > 0)
}
