import type { ContentSourceMap } from '@sanity/client'
import { jsonPath } from '@sanity/client/csm'
import type { PageQuery } from '../content/page-query.ts'

type Answer = { answer: unknown; sourceMap: ContentSourceMap }

/**
 * Fills the empty fields in the answer to a query with their default texts. Also maps each default text to its field
 * in the source map, so that a click on the text opens the field in the Studio. A missing document gets no texts.
 */
export function withDefaultTexts(
  { answer, sourceMap }: Answer,
  defaults: PageQuery['defaults'],
): Answer {
  const filled: unknown = structuredClone(answer)
  const documents = [...sourceMap.documents]
  const paths = [...sourceMap.paths]
  const mappings = { ...sourceMap.mappings }
  for (const { path, text, document, field } of defaults) {
    const name = path.at(-1)
    const parent = parentOf(filled, path.slice(0, -1), field.length - 1)
    if (name === undefined || parent === null || isText(Reflect.get(parent, name))) continue
    Reflect.set(parent, name, text)
    mappings[jsonPath([...path])] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: documents.push({ _id: document, _type: document }) - 1,
        path: paths.push(jsonPath([...field])) - 1,
      },
    }
  }
  return { answer: filled, sourceMap: { documents, paths, mappings } }
}

/**
 * Returns the object at a path; null if the document is missing or a value on the path is not an object. Creates
 * missing objects, but only inside the document (the last `depthInDocument` names of the path).
 */
function parentOf(value: unknown, path: readonly string[], depthInDocument: number): object | null {
  let parent = asObject(value)
  for (const [index, name] of path.entries()) {
    if (parent === null) return null
    if (index >= path.length - depthInDocument && isMissing(Reflect.get(parent, name)))
      Reflect.set(parent, name, {})
    parent = asObject(Reflect.get(parent, name))
  }
  return parent
}

function asObject(value: unknown): object | null {
  return typeof value === 'object' ? value : null
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
