/** For random GROQ queries over the seed, the lake returns the same results as `groq-js`, Sanity's implementation. */
import * as fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { answer } from '../../sandbox/content-lake/tests/answer.ts'
import { seedDocuments } from '../../seed/seed-documents.ts'

const QUERIES = 5000
/** The queries take 10 s on an idle machine; the limit only ends a hang. */
const TIMEOUT_MS = 15 * 60_000

const system = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
// These have system fields and are sorted by id, like stored documents. Without `order`, the lake sorts results by id.
const documents = seedDocuments
  .map((document) => Object.assign(structuredClone(document), system))
  .toSorted((a, b) => (a._id < b._id ? -1 : 1))

const types = [...new Set(documents.map(({ _type: type }) => type))]
const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const quoted = (text: string) => JSON.stringify(text)

const attribute = oneOf(
  '_id',
  '_type',
  'name',
  'title',
  'slug.current',
  'orderRank',
  'coordinates.lat',
  'isPlaceholder',
  'localNuances',
  'localNuances[0]',
  'localNuances[0..1]',
  'requiredDocuments',
  'commitment->service',
  'commitment->response',
  'emergencyContacts[].role',
  'emergencyContacts[role match "p*"][0]',
  'pt::text(answer)',
  'count(localNuances)',
  'missing',
)
const value = oneOf('"Mumbai"', '"port"', '18.9', '0', '-1.5', 'true', 'false', 'null', '"salvage"')
const comparison = fc
  .tuple(attribute, oneOf('==', '!=', '<', '<=', '>', '>='), fc.oneof(value, attribute))
  .map((parts) => parts.join(' '))
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparison,
    oneOf(...types).map((type) => `_type == ${quoted(type)}`),
    attribute.map((name) => `defined(${name})`),
    oneOf(...documents.map(({ _id: id }) => id)).map((id) => `references(${quoted(id)})`),
    fc.tuple(attribute, oneOf('"m*"', '"port"', '"the of"')).map((parts) => parts.join(' match ')),
    fc.tuple(attribute, value, value).map(([name, a, b]) => `${name} in [${a}, ${b}]`),
    fc.tuple(value, attribute).map(([one, name]) => `${one} in ${name}`),
    tie('filter').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('filter'), oneOf('&&', '||'), tie('filter'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
  ),
}))
const expression = fc.oneof(
  attribute,
  attribute.map((name) => `lower(${name})`),
  attribute.map((name) => `length(${name})`),
  fc.tuple(attribute, attribute).map(([a, b]) => `coalesce(${a}, ${b})`),
  fc
    .tuple(filter, attribute, value)
    .map(([condition, a, b]) => `select(${condition} => ${a}, ${b})`),
  fc.tuple(attribute, oneOf('+', '-', '*', '/', '%'), value).map((parts) => parts.join(' ')),
  oneOf('name', 'title', '_id').map((name) => `*[name == ^.${name}][0].slug.current`),
)
const order = fc
  .array(
    fc.tuple(attribute, oneOf('asc', 'desc')).map((parts) => parts.join(' ')),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  // Documents with equal keys are in no defined order, so the id is the last key.
  .map((keys) => ` | order(${[...keys, '_id asc'].join(', ')})`)
const query = fc
  .tuple(
    filter,
    fc.option(order, { nil: '' }),
    oneOf('', '[0]', '[0...3]', '[2..4]', '[-1]'),
    fc.option(fc.tuple(expression, expression), { nil: null }),
  )
  .map(([condition, sorted, slice, fields]) => {
    const projection = fields ? `{"a": ${fields[0]}, "b": ${fields[1]}}` : ''
    return `*[${condition}]${sorted}${slice}${projection}`
  })

test(
  'random queries have the same results as in groq-js',
  async () => {
    await fc.assert(
      fc.asyncProperty(query, async (groq) => {
        const result = await evaluate(parse(groq), { dataset: documents })
        const expected: unknown = JSON.parse(JSON.stringify(await result.get()))
        expect(answer(groq, documents)).toEqual(expected)
      }),
      { numRuns: QUERIES },
    )
  },
  TIMEOUT_MS,
)
