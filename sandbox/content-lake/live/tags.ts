import { createHash } from 'node:crypto'
import { type DocumentChange, draftId, type LakeDocument, publishedId } from '../document.ts'
import { isJsonObject } from '../json.ts'

/**
 * What an answer can depend on: one document, all documents of a type, or everything. A change that alters an
 * answer always shares a tag with it, but a shared tag does not always mean an altered answer.
 */
type Dependency = { id: string } | { type: string } | 'anything'

/** An opaque tag. Clients compare the tags of an answer with the tags of a change. */
function tagOf(dataset: string, dependency: Dependency): string {
  const hash = createHash('sha1').update(JSON.stringify([dataset, dependency]))
  return `s1:${hash.digest('base64url').slice(0, 8)}`
}

/**
 * The tags of a change. A draft or version can have another type than its published document; a change of the draft
 * then hides or shows the published document.
 *
 * @param get looks up a current document
 */
export function tagsOfChanges(
  dataset: string,
  changes: readonly DocumentChange[],
  get: (id: string) => LakeDocument | null,
): string[] {
  const tags = new Set([tagOf(dataset, 'anything')])
  for (const { id, before, after } of changes) {
    const group = publishedId(id)
    tags.add(tagOf(dataset, { id: group }))
    for (const document of [before, after, get(group), get(draftId(group))]) {
      if (document) tags.add(tagOf(dataset, { type: document['_type'] }))
    }
  }
  return [...tags]
}

/**
 * The sync tags of a query's answer, read from its syntax tree.
 *
 * A filter by types or ids depends on these alone. Any other access to documents (a reference, a filter
 * by something else, a function over the dataset) depends on everything.
 */
export function syncTags(tree: unknown, dataset: string): string[] {
  const dependencies: Dependency[] = []
  visit(tree, dependencies)
  return [...new Set(dependencies.map((dependency) => tagOf(dataset, dependency)))]
}

const DATASET_FUNCTIONS = new Set(['documents', 'releases', 'sanity'])

function visit(node: unknown, found: Dependency[]): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, found)
    return
  }
  if (!isJsonObject(node)) return
  const { type, base, expr, namespace } = node
  if (type === 'Filter' && isJsonObject(base) && base['type'] === 'Everything') {
    found.push(...(constraint(expr) ?? ['anything']))
    visit(expr, found)
    return
  }
  const readsDataset = typeof namespace === 'string' && DATASET_FUNCTIONS.has(namespace)
  if (type === 'Everything' || type === 'Deref' || readsDataset) found.push('anything')
  for (const child of Object.values(node)) visit(child, found)
}

/** The types or ids to which a condition limits the documents; null if it sets no such limit. */
function constraint(node: unknown): Dependency[] | null {
  if (!isJsonObject(node)) return null
  const { type, op, left, right, base } = node
  if (type === 'Group') return constraint(base)
  if (type === 'And') return constraint(left) ?? constraint(right)
  if (type === 'Or') {
    const [one, other] = [constraint(left), constraint(right)]
    return one && other && [...one, ...other]
  }
  if (type !== 'OpCall') return null
  if (op === 'in') return compared(left, right)
  return op === '==' ? (compared(left, right) ?? compared(right, left)) : null
}

function compared(attribute: unknown, operand: unknown): Dependency[] | null {
  if (!isJsonObject(attribute) || attribute['type'] !== 'AccessAttribute') return null
  if (attribute['base'] !== undefined) return null
  const values = constantsOf(operand)
  if (attribute['name'] === '_type') return values?.map((type) => ({ type })) ?? null
  if (attribute['name'] === '_id') return values?.map((id) => ({ id: publishedId(id) })) ?? null
  return null
}

/** The strings that a node evaluates to independently of a document; null for anything else. */
function constantsOf(node: unknown): string[] | null {
  if (!isJsonObject(node)) return null
  const { type, value, elements } = node
  if (type === 'Value') return textsOf(value)
  if (type !== 'Array' || !Array.isArray(elements)) return null
  const items = elements.map((element: unknown) =>
    isJsonObject(element) && element['isSplat'] !== true ? constantsOf(element['value']) : null,
  )
  return items.every((item) => item !== null) ? items.flat() : null
}

function textsOf(value: unknown): string[] | null {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return null
  return value.every((item) => typeof item === 'string') ? value : null
}
