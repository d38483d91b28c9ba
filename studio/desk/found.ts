import type { Section } from './outline.ts'

/** A document as a list pane knows it. */
export type Found = {
  readonly id: string
  readonly type: string
  /** What is missing in it, as its editor wrote. */
  readonly note: string
}

function textOf(value: object, key: string): string {
  const field: unknown = Reflect.get(value, key)
  return typeof field === 'string' ? field.trim() : ''
}

/** Reads the answer of a query for `_id`, `_type` and maybe `placeholderNote`; odd rows are left out. */
export function readFound(answer: unknown): Found[] {
  return (Array.isArray(answer) ? answer : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const found = { id: textOf(row, '_id'), type: textOf(row, '_type') }
    return found.id && found.type ? [{ ...found, note: textOf(row, 'placeholderNote') }] : []
  })
}

/** The same documents by the part of the desk they are in, in its order; parts without any left out. */
export function bySection(
  found: readonly Found[],
  sections: readonly Section[],
): { readonly title: string; readonly documents: readonly Found[] }[] {
  return sections
    .map(({ title, types }) => ({
      title,
      documents: types.flatMap((type) => found.filter((each) => each.type === type)),
    }))
    .filter(({ documents }) => documents.length > 0)
}
