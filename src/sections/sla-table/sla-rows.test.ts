import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { everySlaRow } from './sla-rows.ts'

test.each([
  [{ escalation: 'Manager, then owner' }, 'Manager, then owner'],
  [{ escalation: 'Manager', shortEscalation: 'M' }, 'M'],
  [{}, null],
  [null, 'Desk'],
])('a row with the escalation “Desk” and the commitment %j shows %j', async (commitment, shown) => {
  const row = {
    _type: 'slaRow',
    escalation: 'Desk',
    ...(commitment && { commitment: { _ref: 'a' } }),
  }
  const dataset = [row, { _id: 'a', _type: 'slaCommitment', ...commitment }]
  const rows = await (await evaluate(parse(everySlaRow.groq), { dataset })).get()
  expect(rows).toEqual([expect.objectContaining({ escalation: shown })])
})
