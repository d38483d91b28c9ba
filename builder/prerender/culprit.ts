/** Which document and field is most likely at fault when an artefact can't be made. */

/** A text within an answer, and the keys that lead to it. */
type Leaf = { path: string[]; text: string }

export type Culprit = { document: string; field: string }

/** Fields by which editors recognise a document or a list item. */
const NAMING = ['name', 'title', 'question', 'service']

/** Keys that say nothing of a page's own content. */
const NOT_CONTENT = new Set(['asOf', 'publishedAt', 'frame'])

/**
 * The longest of the texts that are new since the artefact was last made, else the longest text.
 *
 * @param answer from which it can't be made
 * @param lastGood from which it was made, if that is known
 * @param owner title of the document whose words the page mostly shows
 */
export function culpritOf(answer: unknown, lastGood: unknown, owner: string): Culprit | null {
  const before = new Set(leaves(lastGood).map(({ path, text }) => JSON.stringify([path, text])))
  const all = leaves(answer)
  const changed = all.filter(({ path, text }) => !before.has(JSON.stringify([path, text])))
  const longest = (changed.length > 0 ? changed : all).reduce<Leaf | null>(
    (most, leaf) => (most === null || leaf.text.length > most.text.length ? leaf : most),
    null,
  )
  return longest && placeOf(answer, longest.path, owner)
}

/** Where an answer holds a text; null when it is nowhere. */
export function placeOfText(answer: unknown, text: string, owner: string): Culprit | null {
  const leaf = leaves(answer).find((each) => each.text === text)
  return leaf ? placeOf(answer, leaf.path, owner) : null
}

function leaves(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    path.length === 0 && NOT_CONTENT.has(key) ? [] : leaves(child, [...path, key]),
  )
}

/** The outermost item of a list on the way is a document with a name; else it is the owner's field. */
function placeOf(answer: unknown, path: string[], owner: string): Culprit {
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

function nameOf(value: unknown): string | null {
  const names: unknown[] = NAMING.map((key) => Reflect.get(Object(value), key))
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? null
}

/** Numbers list items from 1, as the Studio does. */
function fieldName(path: string[]): string {
  return path.map((key) => (/^\d+$/.test(key) ? `(${Number(key) + 1})` : key)).join(' ')
}
