import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../seed/seed-documents.ts'
import { schemaTypes } from './schema-types.ts'

type TypeWithPreview = {
  readonly name: string
  readonly select: Readonly<Record<string, string>>
  /** Title and subtitle of the preview. */
  readonly textsOf: (value: Record<string, unknown>) => readonly unknown[]
}

const previewed = schemaTypes.flatMap((type): TypeWithPreview[] => {
  if (!('preview' in type) || !type.preview?.select || !type.preview.prepare) return []
  const { select, prepare } = type.preview
  return [
    {
      name: type.name,
      select: Object.fromEntries(Object.entries(select)),
      textsOf: (value) => {
        const { title, subtitle } = prepare(value)
        return [title, subtitle]
      },
    },
  ]
})

const malformedValue = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 0, false, true),
  fc.constantFrom([], [null], {}, [{}], [{ children: 'x' }], [{ children: [null, { text: 3 }] }]),
  fc.string().filter((text) => !/undefined|null|NaN/.test(text)),
)

describe.each(previewed.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  test('previews malformed or missing values without an error or an “undefined”', () => {
    const keys = Object.keys(type.select)
    const values = fc.record(Object.fromEntries(keys.map((key) => [key, malformedValue])))
    fc.assert(
      fc.property(values, (value) => {
        for (const text of type.textsOf(value)) {
          expect(text).toBeTypeOf('string')
          expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/)
        }
      }),
      { examples: [[{}]] },
    )
  })
})

function valueAt(document: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      document,
    )
}

test('the preview of each seed document has a title and says whether it is a placeholder', () => {
  for (const document of seedDocuments) {
    const type = previewed.find(({ name }) => name === document._type)
    const selected = Object.entries(type?.select ?? {}).map(([key, path]) => [
      key,
      valueAt(document, path),
    ])
    const [title, subtitle] = type?.textsOf(Object.fromEntries(selected)) ?? []
    expect(title).toMatch(/\w/)
    const isMarked = typeof subtitle === 'string' && /(^|· )Placeholder($| ·)/.test(subtitle)
    expect(isMarked).toBe(document['isPlaceholder'])
  }
})
