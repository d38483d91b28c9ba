import { evaluate, parse } from 'groq-js'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at, flag, key, list, object, record, requiredText, text, textOr } from './field.ts'
import { every, first, type Selection, singleton, combine } from './select.ts'

const dataset = [
  { _id: 'contactPage', _type: 'contactPage', heading: 'Contact', officeHours: 7 },
  { _id: 'second', _type: 'contactPage', heading: 'Not the one' },
  { _id: 'p0', _type: 'port', name: 'Copy', slug: { current: 'mundra' }, _createdAt: '2026-11-02' },
  {
    _id: 'p1',
    _type: 'port',
    name: 'Mundra',
    slug: { current: 'mundra' },
    orderRank: 'b',
    _createdAt: '2026-11-01',
  },
  { _id: 'p2', _type: 'port', name: 'Mumbai', slug: { current: 'mumbai' }, orderRank: 'a' },
  { _id: 'p3', _type: 'port', name: ' ', slug: { current: 'blank' }, orderRank: 'c' },
]

/** Runs a selection's GROQ against the dataset and parses the answer, as for a page. */
async function ask<Value>({ groq, parser }: Selection<Value>, params = {}): Promise<Value> {
  const answer = await evaluate(parse(groq, { params }), { dataset, params })
  return v.parse(parser, await answer.get())
}

const portFields = { name: requiredText, slug: at('slug.current', text) }

describe('a singleton', () => {
  test('is the document whose id is its type, and invalid fields are null', async () => {
    const selection = singleton('contactPage', { heading: text, officeHours: text })
    expect(await ask(selection)).toEqual({ heading: 'Contact', officeHours: null })
  })
})

test('lists each default text with its paths in the answer and in the document', () => {
  const page = singleton('aboutPage', {
    heading: text,
    callToAction: record({ heading: textOr('Call us'), intro: text }),
  })
  expect(combine({ answer: combine({ page }) }).defaults).toEqual([
    {
      path: ['answer', 'page', 'callToAction', 'heading'],
      text: 'Call us',
      document: 'aboutPage',
      field: ['callToAction', 'heading'],
    },
  ])
})

describe('the first document', () => {
  const port = first('port', 'slug.current == $slug', portFields)

  test('is the oldest document, so a duplicate does not take over the page', async () => {
    expect(await ask(port, { slug: 'mundra' })).toMatchObject({ name: 'Mundra' })
  })

  test('is null if missing', async () => {
    expect(await ask(port, { slug: 'atlantis' })).toBeNull()
  })
})

test('lists documents in order, without documents that lack a required field', async () => {
  const ports = every('port', { where: 'defined(orderRank)', order: 'orderRank asc' }, portFields)
  expect((await ask(ports)).map(({ name }) => name)).toEqual(['Mumbai', 'Mundra'])
})

test('joins several selections in one query, and lists the documents that the query reads', async () => {
  const selection = combine({
    page: singleton('contactPage', { heading: text }),
    ports: every('port', { where: 'coast == "west"', order: 'name asc' }, { name: requiredText }),
  })
  expect(selection.shownDocuments).toEqual([
    { type: 'contactPage' },
    { type: 'port', where: 'coast == "west"' },
  ])
  expect(await ask(selection)).toMatchObject({ page: { heading: 'Contact' } })
})

/** Each line below compiles only because it is marked as an error. */
test('the compiler checks fields against the schema', () => {
  const order = 'name asc'
  expect([
    // @ts-expect-error A port's response time is text.
    every('port', { order }, { responseTime: flag }),
    // @ts-expect-error The schema has no such field.
    every('port', { order }, { respons: text }),
    // @ts-expect-error The schema has no such path.
    every('port', { order }, { slug: at('slug.currnt', text) }),
    // @ts-expect-error A year is a number.
    every('timelineEntry', { order }, { year: text }),
    // @ts-expect-error A contact has no such field.
    every('port', { order }, { emergencyContacts: list(object({ _key: key, rle: text })) }),
    // @ts-expect-error The row that is referred to has no such field.
    singleton('homePage', { time: at('documentPackRow->respons', text) }),
    // @ts-expect-error There is no such type.
    every('prt', { order }, { name: text }),
    // @ts-expect-error There is no such field to sort by.
    every('port', { order: 'orderrank asc' }, { name: text }),
    // @ts-expect-error There is no such second field to sort by.
    every('port', { order: 'orderRank asc, nam asc' }, { name: text }),
    // @ts-expect-error The order must be ascending.
    every('port', { order: 'orderRank desc' }, { name: text }),
  ]).toHaveLength(10)
})
