/** Names of documents and fields as the Studio shows them. */
import type { Schema, SchemaType } from '@sanity/types'
import * as v from 'valibot'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import type { BuildNotice } from './notices.ts'

/**
 * The title of a document's type, followed by the document's name in the Studio's lists.
 *
 * @example Port “Mundra”, or Site settings
 */
export function nameDocument(document: StoredDocument, schema: Schema): string {
  const type = schema.get(document._type)
  const typeTitle = type?.title ?? document._type
  const { select = {}, prepare } = type?.preview ?? {}
  const selected = Object.entries(select).map(([name, path]) => [name, valueAt(document, path)])
  const { title } = prepare?.(Object.fromEntries(selected)) ?? {}
  return typeof title === 'string' && title !== '' && title !== typeTitle
    ? `${typeTitle} “${title}”`
    : typeTitle
}

/** @param path in the syntax of a preview's `select`: names of fields and list indexes, separated by dots */
function valueAt(document: StoredDocument, path: string): unknown {
  let value: unknown = document
  for (const key of path.split('.')) value = Reflect.get(Object(value), key)
  return value
}

/** The title of a field, after the titles of the fields that contain it, such as `Emergency contacts, Phone`. */
export function fieldTitle(path: string, type: SchemaType | undefined): string {
  let containingTypes = type ? [type] : []
  const titles = path
    .replaceAll(/\[[^\]]*\]/g, '')
    .split('.')
    .map((name) => {
      const fields = containingTypes.flatMap((each) => ('fields' in each ? each.fields : []))
      const field = fields.find((each) => each.name === name)
      containingTypes = field ? ('of' in field.type ? field.type.of : [field.type]) : []
      return field?.type.title ?? name
    })
  return titles.join(', ')
}

const imageUsesGroq = `*[_type == "sanity.imageAsset" && path == $image][0]{
  "asset": _id,
  "documents": *[references(^._id)]
}`

const imageUsesSchema = v.object({
  asset: v.string(),
  documents: v.pipe(v.array(v.looseObject({ _id: v.string(), _type: v.string() })), v.minLength(1)),
})

/** Finds the documents and fields that use an image. If no document uses it, returns one entry without names. */
export async function placesOfImage(
  image: string,
  lake: { fetch(groq: string, params: Record<string, unknown>): Promise<unknown> },
): Promise<Pick<BuildNotice, 'document' | 'documentId' | 'field'>[]> {
  const parsed = v.safeParse(imageUsesSchema, await lake.fetch(imageUsesGroq, { image }))
  if (!parsed.success) return [{ document: null, field: null }]
  const { asset, documents } = parsed.output
  const schema = compileSchema()
  return documents.map((document) => ({
    document: nameDocument(document, schema),
    documentId: document._id,
    field: fieldTitle(assetPath(document, asset) ?? '', schema.get(document._type)),
  }))
}

/** The path of the field that refers to an asset; null if there is none. */
function assetPath(value: unknown, asset: string, path = ''): string | null {
  if (Reflect.get(Object(Reflect.get(Object(value), 'asset')), '_ref') === asset) return path
  const found = childrenOf(value, path).map(([place, child]) => assetPath(child, asset, place))
  return found.find((place) => place !== null) ?? null
}

/** The children of an object or list, each with its path, such as `stages[0].name`. */
export function childrenOf(value: unknown, path: string): [path: string, child: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, child]) => [
    Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.'),
    child,
  ])
}
