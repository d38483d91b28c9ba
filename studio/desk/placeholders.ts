/** Documents that hold placeholder data, and who is to supply what is missing. */
import { type Found, readRows, textOf } from './found.ts'

export type Placeholder = Found & {
  /** The editor's note on what is missing. */
  readonly note: string
  /** Who supplies it; empty when nobody has said. */
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

export type Owner = {
  /** How the owner is written the first time; empty for nobody. */
  readonly name: string
  readonly count: number
}

const fold = (name: string) => name.toLocaleLowerCase('en')

/** The owners with the number of their documents, by name; those of nobody come last. */
export function ownersOf(placeholders: readonly Pick<Placeholder, 'owner'>[]): Owner[] {
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

export type Filter = {
  /** An owner's name, empty for nobody; null for all. */
  readonly owner: string | null
  /** Words that the note, or the desk's section, contains. */
  readonly words: string
}

/** @param titleOf the desk's section of a type */
export function narrow<Each extends Placeholder>(
  placeholders: readonly Each[],
  { owner, words }: Filter,
  titleOf: (type: string) => string,
): Each[] {
  const sought = fold(words).split(/\s+/)
  return placeholders.filter((each) => {
    const text = fold(`${titleOf(each.type)} ${each.note} ${each.owner}`)
    return (
      (owner === null || fold(each.owner) === fold(owner)) &&
      sought.every((word) => text.includes(word))
    )
  })
}
