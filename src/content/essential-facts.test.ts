import { describe, expect, test, afterEach } from 'vitest'
import {
  essentialFactNames,
  type FactName,
  usableFact,
  usableFacts,
  forgetKnownFacts,
  fillInKnownFacts,
} from './essential-facts.ts'
import { emptyFrame } from './frame.ts'

describe('usableFact', () => {
  test.each<[FactName, string, string]>([
    ['emergencyPhone', '+91 22 1234 5678', '+91 22 1234 5678'],
    ['emergencyPhone', '\uFEFF\u200B+91 22\u00AD 1234 5678 ', '+91 22 1234 5678'],
    ['whatsappNumber', '\u2060+91 98200 12345', '+91 98200 12345'],
    ['supportEmail', ' desk@salvage.test\u200B', 'desk@salvage.test'],
    ['officeLocation', ' Mumbai ', 'Mumbai'],
    ['brandName', 'दीप', 'दीप'],
  ])('%s %j is read as %j', (name, value, fact) => {
    expect(usableFact(name, value)).toBe(fact)
  })

  test.each<[FactName, unknown]>([
    ['emergencyPhone', '022 1234 5678'],
    ['whatsappNumber', '+91'],
    ['supportEmail', 'desk.example.com'],
    ['officeLocation', '\u3164'],
    ['brandName', ' \u200B '],
  ])('%s %j is not usable', (name, value) => {
    expect(usableFact(name, value)).toBeNull()
  })

  test.each([undefined, null, 0, '', ' ', '\u200B', [], {}, ['+91 22 1234 5678'], true])(
    '%j is not a usable fact',
    (value) => {
      for (const name of essentialFactNames) expect(usableFact(name, value)).toBeNull()
    },
  )

  test('keeps the invisible mark that the preview appends', () => {
    const mark = `${'\u200B'.repeat(4)}\u200C\u200D\uFEFF\u200B`
    expect(usableFact('emergencyPhone', `\u202A+91 22 1234 5678${mark}`)).toBe(
      `+91 22 1234 5678${mark}`,
    )
  })
})

describe('usableFacts', () => {
  test('keeps only usable facts', () => {
    const settings = { emergencyPhone: '022 1', officeLocation: 'Mumbai', tagline: 'At sea' }
    expect(usableFacts(settings)).toEqual({ officeLocation: 'Mumbai' })
  })

  test.each([undefined, null, 'odd', 7, []])('returns no facts for %j', (settings) => {
    expect(usableFacts(settings)).toEqual({})
  })
})

afterEach(forgetKnownFacts)

const MORNING = '2026-03-01T08:00:00Z'
const NOON = '2026-03-01T12:00:00Z'

const contentAt = (asOf: string, settings: Partial<typeof emptyFrame.settings>) => ({
  asOf,
  heading: 'Contact',
  frame: { ...emptyFrame, settings: { ...emptyFrame.settings, ...settings } },
})

const facts = { emergencyPhone: '+91 22 1234 5678', supportEmail: 'desk@salvage.test' }

test('keeps a fact that newer content lacks', () => {
  fillInKnownFacts(contentAt(MORNING, facts))
  const newer = fillInKnownFacts(contentAt(NOON, { supportEmail: 'ops@salvage.test' }))
  expect(newer.frame.settings.emergencyPhone).toBe(facts.emergencyPhone)
  expect(newer.frame.settings.supportEmail).toBe('ops@salvage.test')
  expect(newer).toMatchObject({ asOf: NOON, heading: 'Contact' })
})

test('keeps a fact until content with a new value arrives', () => {
  fillInKnownFacts(contentAt(MORNING, facts))
  fillInKnownFacts(contentAt(NOON, {}))
  expect(fillInKnownFacts(contentAt(NOON, {})).frame.settings).toMatchObject(facts)
  const changed = { emergencyPhone: '+91 22 8765 4321' }
  expect(fillInKnownFacts(contentAt(NOON, changed)).frame.settings).toMatchObject(changed)
  expect(fillInKnownFacts(contentAt(NOON, {})).frame.settings).toMatchObject(changed)
})

test('older content does not change the known facts', () => {
  fillInKnownFacts(contentAt(NOON, facts))
  const old = contentAt(MORNING, { emergencyPhone: '+91 22 0000 0000' })
  expect(fillInKnownFacts(old).frame.settings).toMatchObject({
    emergencyPhone: '+91 22 0000 0000',
    supportEmail: facts.supportEmail,
  })
  expect(fillInKnownFacts(contentAt(NOON, {})).frame.settings).toMatchObject(facts)
})
