/** Generates documents of every type that break the Studio's rules. */
import { boolean, nat, record, sample } from 'fast-check'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'

export type Document = { _id: string; _type: string } & Record<string, unknown>

const schema = compileSchema()

/** Replacements for a value. */
const VALUES: readonly (() => unknown)[] = [
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

const choice = record({
  document: nat(),
  place: nat(),
  value: nat(VALUES.length - 1),
  /** Whether the mutated document is added and the original stays. */
  isAdded: boolean(),
})

/**
 * Returns `count` mutated documents. The same seed gives the same documents.
 *
 * @param models valid documents
 */
export function mutatedDocuments(
  models: readonly Document[],
  count: number,
  seed: number,
): Document[] {
  return sample(choice, { numRuns: count, seed }).map((chosen, index) => {
    const model = models[chosen.document % models.length]
    if (!model) throw new Error('there are no documents')
    const document = structuredClone(model)
    const all = places(document)
    const place = all[chosen.place % all.length] ?? []
    const holder: unknown = place
      .slice(0, -1)
      .reduce<unknown>((value, key) => Reflect.get(Object(value), key), document)
    Reflect.set(Object(holder), String(place.at(-1)), VALUES[chosen.value]?.())
    // A second document of a singleton type would hide the first.
    const isOnly = model._id === model._type
    if (!chosen.isAdded || isOnly) return document
    document._id = `mutated-${seed}-${index}`
    // Two ports can't share an address: one of them would have no page.
    if (document._type === 'port' && place[0] !== 'slug')
      document['slug'] = { _type: 'slug', current: document._id }
    return document
  })
}

/** The paths of a document's values, and of fields of its type that it lacks. */
function places(document: Document): string[][] {
  const fields = fieldNames(document._type).map((name) => [name])
  return [...fields, ...placesWithin(document)]
}

/** The paths of the values within a value, except ids and references. */
function placesWithin(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (key.startsWith('_') || key === 'asset') return []
    const place = path.concat(key)
    return [place].concat(placesWithin(child, place))
  })
}

function fieldNames(type: string): string[] {
  const compiled = schema.get(type)
  return compiled && 'fields' in compiled
    ? compiled.fields.map(({ name }: { name: string }) => name)
    : []
}
