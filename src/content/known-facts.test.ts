import { afterEach, expect, test } from 'vitest'
import { emptyFrame } from './frame.ts'
import { forgetKnownFacts, withKnownFacts } from './known-facts.ts'

afterEach(forgetKnownFacts)

const MORNING = '2026-03-01T08:00:00Z'
const NOON = '2026-03-01T12:00:00Z'

const contentAt = (asOf: string, settings: Partial<typeof emptyFrame.settings>) => ({
  asOf,
  heading: 'Contact',
  frame: { ...emptyFrame, settings: { ...emptyFrame.settings, ...settings } },
})

const facts = { emergencyPhone: '+91 22 1234 5678', supportEmail: 'desk@salvage.test' }

test('a fact that newer content lacks stays as it was', () => {
  withKnownFacts(contentAt(MORNING, facts))
  const next = withKnownFacts(contentAt(NOON, { supportEmail: 'ops@salvage.test' }))
  expect(next.frame.settings.emergencyPhone).toBe(facts.emergencyPhone)
  expect(next.frame.settings.supportEmail).toBe('ops@salvage.test')
  expect(next).toMatchObject({ asOf: NOON, heading: 'Contact' })
})

test('it stays through any number of answers, until a newer one has the fact', () => {
  withKnownFacts(contentAt(MORNING, facts))
  withKnownFacts(contentAt(NOON, {}))
  expect(withKnownFacts(contentAt(NOON, {})).frame.settings).toMatchObject(facts)
  const other = { emergencyPhone: '+91 22 8765 4321' }
  expect(withKnownFacts(contentAt(NOON, other)).frame.settings).toMatchObject(other)
  expect(withKnownFacts(contentAt(NOON, {})).frame.settings).toMatchObject(other)
})

test('older content does not change what is known', () => {
  withKnownFacts(contentAt(NOON, facts))
  const old = contentAt(MORNING, { emergencyPhone: '+91 22 0000 0000' })
  expect(withKnownFacts(old).frame.settings).toMatchObject({
    emergencyPhone: '+91 22 0000 0000',
    supportEmail: facts.supportEmail,
  })
  expect(withKnownFacts(contentAt(NOON, {})).frame.settings).toMatchObject(facts)
})

test('other texts can be taken away', () => {
  withKnownFacts(contentAt(MORNING, { tagline: 'At sea' }))
  expect(withKnownFacts(contentAt(NOON, {})).frame.settings.tagline).toBeNull()
})

test('content that has all of them, or of which nothing is known, is left as it is', () => {
  const first = contentAt(MORNING, {})
  expect(withKnownFacts(first)).toBe(first)
  const whole = contentAt(NOON, facts)
  expect(withKnownFacts(whole)).toBe(whole)
})
