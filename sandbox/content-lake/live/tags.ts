import { createHash } from 'node:crypto'
import { type DocumentChange, draftId, type LakeDocument, publishedId } from '../document.ts'
import { isJsonObject } from '../json.ts'

/**
 * What a query result can depend on: one document, all documents of a type, or everything. If a change alters a
 * result, the change and the result share a tag. The reverse is not always true.
 */
type Dependency = { id: string } | { type: string } | 'anything'

/** A sync tag, which is opaque to clients. They compare the tags of a query result with the tags of a change. */
function tagOf(dataset: string, dependency: Dependency): string {
  const hash = createHash('sha1').update(JSON.stringify([dataset, dependency]))
  return `s1:${hash.digest('base64url').slice(0, 8)}`
}

/**
 * The tags of a transaction. In some perspectives, a draft or version replaces its published document and may have
 * another type. So the tags include the types of the changed, the published and the draft document.
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
    const published = publishedId(id)
    tags.add(tagOf(dataset, { id: published }))
    for (const document of [before, after, get(published), get(draftId(published))]) {
      if (document) tags.add(tagOf(dataset, { type: document['_type'] }))
    }
  }
  return [...tags]
}

/**
 * The sync tags of a query's result, derived from the query's syntax tree.
 *
 * The result of a filter by types or ids depends on these types or ids. The result of any other access to documents
 * (a reference, another filter, a function that reads the dataset) depends on everything.
 */
export function syncTags(tree: unknown, dataset: string): string[] {
  const dependencies: Dependency[] = []
  collectDependencies(tree, dependencies)
  return [...new Set(dependencies.map((dependency) => tagOf(dataset, dependency)))]
}

const DATASET_NAMESPACES = new Set(['documents', 'releases', 'sanity'])

function collectDependencies(node: unknown, found: Dependency[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collectDependencies(item, found)
    return
  }
  if (!isJsonObject(node)) return
  const { type, base, expr, namespace } = node
  if (type === 'Filter' && isJsonObject(base) && base['type'] === 'Everything') {
    found.push(...(dependenciesOfCondition(expr) ?? ['anything']))
    collectDependencies(expr, found)
    return
  }
  const readsDataset = typeof namespace === 'string' && DATASET_NAMESPACES.has(namespace)
  if (type === 'Everything' || type === 'Deref' || readsDataset) found.push('anything')
  for (const child of Object.values(node)) collectDependencies(child, found)
}

/** The types or ids to which a condition limits the documents; null if it sets no such limit. */
function dependenciesOfCondition(node: unknown): Dependency[] | null {
  if (!isJsonObject(node)) return null
  const { type, op, left, right, base } = node
  if (type === 'Group') return dependenciesOfCondition(base)
  if (type === 'And') return dependenciesOfCondition(left) ?? dependenciesOfCondition(right)
  if (type === 'Or') {
    const [a, b] = [dependenciesOfCondition(left), dependenciesOfCondition(right)]
    return a && b && [...a, ...b]
  }
  if (type !== 'OpCall') return null
  if (op === 'in') return comparedValues(left, right)
  return op === '==' ? (comparedValues(left, right) ?? comparedValues(right, left)) : null
}

function comparedValues(attribute: unknown, operand: unknown): Dependency[] | null {
  if (!isJsonObject(attribute) || attribute['type'] !== 'AccessAttribute') return null
  if (attribute['base'] !== undefined) return null
  const values = constantsOf(operand)
  if (attribute['name'] === '_type') return values?.map((type) => ({ type })) ?? null
  if (attribute['name'] === '_id') return values?.map((id) => ({ id: publishedId(id) })) ?? null
  return null
}

/** The strings of a constant (a string, or an array of strings); null for any other node. */
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
