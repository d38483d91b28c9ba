import type { DeskSection } from './outline.ts'

/** What a list pane needs of a document. */
export type Found = {
  readonly id: string
  readonly type: string
  /** The editor's note on what is still a placeholder. */
  readonly note: string
}

function textOf(value: object, key: string): string {
  const field: unknown = Reflect.get(value, key)
  return typeof field === 'string' ? field.trim() : ''
}

/**
 * Parses the answer to a query for `_id`, `_type` and, if asked for, `placeholderNote`; drops malformed rows.
 */
export function readFound(answer: unknown): Found[] {
  return (Array.isArray(answer) ? answer : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const found = { id: textOf(row, '_id'), type: textOf(row, '_type') }
    return found.id && found.type ? [{ ...found, note: textOf(row, 'placeholderNote') }] : []
  })
}

/** Groups documents by the desk's sections, in the desk's order; drops empty sections. */
export function bySection(
  found: readonly Found[],
  sections: readonly DeskSection[],
): { readonly title: string; readonly documents: readonly Found[] }[] {
  return sections
    .map(({ title, types }) => ({
      title,
      documents: types.flatMap((type) => found.filter((each) => each.type === type)),
    }))
    .filter(({ documents }) => documents.length > 0)
}
