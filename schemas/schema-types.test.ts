import { describe, expect, test } from 'vitest'
import { editableRoutes } from '../src/routes.ts'
import { compileSchema } from './validation/validate-documents.ts'
import { schemaTypes } from './schema-types.ts'

type Field = {
  readonly name: string
  readonly title?: string | undefined
  readonly description?: unknown
}

function fieldsOf(type: object): Field[] {
  const fields: unknown = 'fields' in type ? type.fields : []
  return Array.isArray(fields) ? fields : []
}

/** The fields of a type, and the fields in them. */
const allFieldsOf = (type: object): Field[] =>
  fieldsOf(type).concat(fieldsOf(type).flatMap(allFieldsOf))

const documents = schemaTypes.filter(({ type }) => type === 'document')

function documentType(name: string) {
  const type = documents.find((document) => document.name === name)
  if (!type) throw new Error(`There is no document type ${name}`)
  return type
}

describe('the content model', () => {
  test('compiles with the Studio’s built-in types', () => {
    const schema = compileSchema()
    for (const { name } of schemaTypes) expect(schema.has(name)).toBe(true)
  })

  test('gives each field of a named type a title and a description', () => {
    const undescribed = schemaTypes
      .flatMap(allFieldsOf)
      .filter(({ title, description }) => !title || !description)
    expect(undescribed).toEqual([])
  })

  test('a page has the same title in the routes and in its document type', () => {
    for (const { document, title } of editableRoutes.filter(({ path }) => !path.includes(':')))
      expect([document, documentType(document).title]).toEqual([document, title])
  })

  test('every page has fields for the texts that search engines show', () => {
    for (const { document, textsDocument = document } of editableRoutes) {
      for (const name of [document, textsDocument]) {
        expect(fieldsOf(documentType(name)).map((field) => field.name)).toEqual(
          expect.arrayContaining(['seoTitle', 'seoDescription']),
        )
      }
    }
  })
})
