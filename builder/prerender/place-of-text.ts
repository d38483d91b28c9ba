/** Which document and field hold a text of a lake's answer. */

/** A text within an answer, and the keys that lead to it. */
type Leaf = { path: string[]; text: string }

export type Place = { document: string; field: string }

/** Fields by which editors recognise a document or a list item. */
const NAMING = ['name', 'title', 'question', 'service']

/** Where an answer holds a text; null when it is nowhere. */
export function placeOfText(answer: unknown, text: string, owner: string): Place | null {
  const leaf = leaves(answer).find((each) => each.text === text)
  return leaf ? placeOf(answer, leaf.path, owner) : null
}

function leaves(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]))
}

/** The outermost item of a list on the way is a document with a name; else it is the owner's field. */
function placeOf(answer: unknown, path: string[], owner: string): Place {
  const settings = path.indexOf('settings')
  if (settings !== -1)
    return { document: 'Site settings', field: fieldName(path.slice(settings + 1)) }
  let holder: unknown = answer
  for (const [depth, key] of path.slice(0, 2).entries()) {
    holder = Reflect.get(Object(holder), key)
    const name = depth === 1 ? nameOf(holder) : null
    if (name !== null) return { document: name, field: fieldName(path.slice(2)) }
  }
  return { document: owner, field: fieldName(path.slice(1)) }
}

/** By which editors know a document or a list item. */
export function nameOf(value: unknown): string | null {
  const names: unknown[] = NAMING.map((key) => Reflect.get(Object(value), key))
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? null
}

/** Numbers list items from 1, as the Studio does. */
function fieldName(path: string[]): string {
  return path.map((key) => (/^\d+$/.test(key) ? `(${Number(key) + 1})` : key)).join(' ')
}
