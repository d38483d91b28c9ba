import { evaluate, parse } from 'groq-js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { publishedAt } from './document-content.ts'

const dataset = [
  { _type: 'faq', _updatedAt: '2026-11-01T08:00:00Z' },
  { _type: 'faq', _updatedAt: '2026-11-03T08:00:00Z' },
  { _type: 'faq', _updatedAt: '2026-11-02T08:00:00Z' },
  { _type: 'clause', table: 'rates', _updatedAt: '2026-11-04T08:00:00Z' },
  { _type: 'clause', table: 'other', _updatedAt: '2026-11-05T08:00:00Z' },
]

test.each<[Parameters<typeof publishedAt>, string | null]>([
  [[['faq']], '2026-11-03T08:00:00Z'],
  [[['faq'], '_type == "clause" && table == "rates"'], '2026-11-04T08:00:00Z'],
  [[['port']], null],
])(
  'for the documents %j, publishedAt selects the time of the newest: %s',
  async (documents, time) => {
    const { groq, parser } = publishedAt(...documents)
    const answer = await evaluate(parse(groq), { dataset })
    expect(v.parse(parser, await answer.get())).toBe(time)
  },
)
