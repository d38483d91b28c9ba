import { describe, expect, test } from 'vitest'
import { readRecord, RECORD_ID, recordDocument } from './plan.ts'

describe('the record', () => {
  test('reads back what it wrote', () => {
    const record = new Map([
      ['port-mumbai', 'aaa'],
      ['faq-who-needs-it', 'bbb'],
    ])
    expect(readRecord(recordDocument(record))).toEqual(
      new Map([
        ['faq-who-needs-it', 'bbb'],
        ['port-mumbai', 'aaa'],
      ]),
    )
  })

  test('hides from visitors of a hosted dataset behind a dot in its id', () => {
    expect(recordDocument(new Map())).toMatchObject({ _id: RECORD_ID, documents: [] })
    expect(RECORD_ID).toContain('.')
  })

  test.each([
    ['missing', undefined],
    ['empty', { _id: RECORD_ID, _type: 'seedRecord' }],
    [
      'odd',
      { _id: RECORD_ID, _type: 'seedRecord', documents: ['x', null, { _key: 1 }, { _key: 'a' }] },
    ],
  ])('counts as empty when it is %s', (_what, document) => {
    expect(readRecord(document).size).toBe(0)
  })
})
