import { evaluate, parse } from 'groq-js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { everySlaRow } from './sla-rows.ts'

/** The escalation that the home page shows for a row with its own text “Desk”. */
async function escalationOf(commitment: object | undefined): Promise<unknown> {
  const reference = commitment && { commitment: { _ref: 'promise' } }
  const row = { _id: 'row', _type: 'slaRow', escalation: 'Desk', ...reference }
  const dataset = [row, { _id: 'promise', _type: 'slaCommitment', ...commitment }]
  const answer = await (await evaluate(parse(everySlaRow.groq), { dataset })).get()
  return v.parse(everySlaRow.parser, answer)[0]?.escalation
}

test('shows the escalation of the row’s commitment, in short if it has a short form', async () => {
  expect(await escalationOf({ escalation: 'Manager, then owner' })).toBe('Manager, then owner')
  expect(await escalationOf({ escalation: 'Manager', shortEscalation: 'M' })).toBe('M')
})

test('shows a row’s own escalation only if the row has no commitment', async () => {
  expect(await escalationOf(undefined)).toBe('Desk')
  expect(await escalationOf({})).toBeNull()
})
