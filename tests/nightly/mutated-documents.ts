/** Generates documents of all types with bad values. Most of them break the Studio's rules. */
import { boolean, nat, record, sample } from 'fast-check'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'

export type Document = { _id: string; _type: string } & Record<string, unknown>

const schema = compileSchema()

/** Values that replace a value of a document. */
const REPLACEMENTS: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => -1,
  () => '',
  () => [],
  () => ({}),
  () => true,
  () => 'of the vessel '.repeat(430),
  () => 'w'.repeat(3000),
  () => '</script><img src=x onerror=y>',
  () => 'lone \uD800 surrogate',
  () => '\u200B\u202E\0',
  () => Array.from({ length: 60 }, (_, index) => `Line ${index} of the vessel and her owners`),
  () =>
    Array.from({ length: 40 }, (_, index) => ({ _key: String(index), title: { odd: [index] } })),
  () => ({ _type: 'slug', current: '../../etc/passwd' }),
  () => ({ _type: 'slug', current: 'a'.repeat(300) }),
]

/** Random numbers that select a document, the path of a value in it and the replacement of that value. */
const choice = record({
  document: nat(),
  path: nat(),
  value: nat(REPLACEMENTS.length - 1),
  /** Whether the mutated document is added. Otherwise, it replaces the original. */
  isAdded: boolean(),
})

/**
 * Returns `count` mutated documents. The same seed gives the same documents.
 *
 * @param originals valid documents
 */
export function mutatedDocuments(
  originals: readonly Document[],
  count: number,
  seed: number,
): Document[] {
  return sample(choice, { numRuns: count, seed }).map((chosen, index) => {
    const original = originals[chosen.document % originals.length]
    if (!original) throw new Error('there are no documents')
    const document = structuredClone(original)
    const paths = valuePaths(document)
    const path = paths[chosen.path % paths.length] ?? []
    const parent: unknown = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => Reflect.get(Object(value), key), document)
    Reflect.set(Object(parent), String(path.at(-1)), REPLACEMENTS[chosen.value]?.())
    // The site reads a singleton by its id, so it would ignore a second document.
    const isSingleton = original._id === original._type
    if (!chosen.isAdded || isSingleton) return document
    document._id = `mutated-${seed}-${index}`
    // Two ports can't share an address: one of them would have no page.
    if (document._type === 'port' && path[0] !== 'slug')
      document['slug'] = { _type: 'slug', current: document._id }
    return document
  })
}

/** Returns the paths of a document's values, and of all fields of its type, even if the document lacks them. */
function valuePaths(document: Document): string[][] {
  const fields = fieldNames(document._type).map((name) => [name])
  return [...fields, ...pathsWithin(document)]
}

/** Returns the paths of the values within a value, except `asset` and names that begin with `_`. */
function pathsWithin(value: unknown, parentPath: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (key.startsWith('_') || key === 'asset') return []
    const path = parentPath.concat(key)
    return [path].concat(pathsWithin(child, path))
  })
}

function fieldNames(type: string): string[] {
  const compiled = schema.get(type)
  return compiled && 'fields' in compiled
    ? compiled.fields.map(({ name }: { name: string }) => name)
    : []
}
