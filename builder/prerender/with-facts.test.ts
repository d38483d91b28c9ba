import { expect, test } from 'vitest'
import { withFacts } from './with-facts.ts'

const facts = { emergencyPhone: '+91 22 5550 0123', officeLocation: 'Mumbai' }
const answerWith = (settings: unknown) => ({
  asOf: 'now',
  frame: { settings, ports: [] },
  page: {},
})

test.each([null, undefined])('settings that are %j are made of the facts', (settings) => {
  expect(withFacts(answerWith(settings), facts)).toEqual(answerWith(facts))
})

test('only what can’t be used is replaced', () => {
  const settings = { tagline: 'At sea', emergencyPhone: '022 1', officeLocation: 'Kochi' }
  expect(withFacts(answerWith(settings), facts)).toEqual(
    answerWith({ ...settings, emergencyPhone: facts.emergencyPhone }),
  )
})

test('an answer that lacks nothing is left as it is', () => {
  const answer = answerWith(facts)
  expect(withFacts(answer, facts)).toBe(answer)
  expect(withFacts(answer, {})).toBe(answer)
})

test.each([null, 'odd', { asOf: 'now' }, { frame: null }])(
  '%j is no answer of a page',
  (answer) => {
    expect(withFacts(answer, facts)).toBe(answer)
  },
)
