import type { DeskSection } from './outline.ts'

/** What a list pane needs of a document. */
export type Found = {
  readonly id: string
  readonly type: string
}

/** A text of a query's row, trimmed; empty when it is something else. */
export function textOf(row: object, key: string): string {
  const field: unknown = Reflect.get(row, key)
  return typeof field === 'string' ? field.trim() : ''
}

/**
 * Parses the answer to a query for `_id` and `_type`; drops malformed rows.
 *
 * @param more reads what else was asked for of each row
 */
export function readRows<More extends object>(
  answer: unknown,
  more: (row: object) => More,
): (Found & More)[] {
  return (Array.isArray(answer) ? answer : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const found = { id: textOf(row, '_id'), type: textOf(row, '_type') }
    return found.id && found.type ? [{ ...found, ...more(row) }] : []
  })
}

/** As `readRows`, of documents of which nothing else was asked for. */
export const readFound = (answer: unknown): Found[] => readRows(answer, () => ({}))

/** Groups documents by the desk's sections, in the desk's order; drops empty sections. */
export function bySection<Each extends Found>(
  found: readonly Each[],
  sections: readonly DeskSection[],
): { readonly title: string; readonly documents: readonly Each[] }[] {
  return sections
    .map(({ title, types }) => ({
      title,
      documents: types.flatMap((type) => found.filter((each) => each.type === type)),
    }))
    .filter(({ documents }) => documents.length > 0)
}
