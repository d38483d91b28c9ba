import { describe, expect, test } from 'vitest'
import { essentialFacts, type FactName, usableFact, usableFacts } from './essential-facts.ts'

describe('usableFact', () => {
  test.each<[FactName, string, string]>([
    ['emergencyPhone', '+91 22 1234 5678', '+91 22 1234 5678'],
    ['emergencyPhone', '\u202A+91 22 1234 5678\u202C', '+91 22 1234 5678'],
    ['emergencyPhone', '\uFEFF\u200B+91 22\u00AD 1234 5678 ', '+91 22 1234 5678'],
    ['whatsappNumber', '\u2060+91 98200 12345', '+91 98200 12345'],
    ['supportEmail', ' desk@salvage.test\u200B', 'desk@salvage.test'],
    ['officeLocation', ' Mumbai ', 'Mumbai'],
    ['brandName', 'दीप', 'दीप'],
  ])('%s %j reads %j', (name, value, fact) => {
    expect(usableFact(name, value)).toBe(fact)
  })

  test.each<[FactName, unknown]>([
    ['emergencyPhone', '022 1234 5678'],
    ['emergencyPhone', 'ask the agent'],
    ['emergencyPhone', '+91 22 1234 5678 or 5679'],
    ['whatsappNumber', '+91'],
    ['supportEmail', 'desk.example.com'],
    ['supportEmail', 'desk@salvage.test?bcc=x@y.test'],
    ['officeLocation', '\u3164'],
    ['brandName', ' \u200B '],
  ])('%s %j is none', (name, value) => {
    expect(usableFact(name, value)).toBeNull()
  })

  test.each([undefined, null, 0, '', ' ', '\u200B', [], {}, ['+91 22 1234 5678'], true])(
    '%j is none of any kind',
    (value) => {
      for (const name of essentialFacts) expect(usableFact(name, value)).toBeNull()
    },
  )

  test('the mark by which a preview leads to the field stays', () => {
    const mark = `${'\u200B'.repeat(4)}\u200C\u200D\uFEFF\u200B`
    expect(usableFact('emergencyPhone', `\u202A+91 22 1234 5678${mark}`)).toBe(
      `+91 22 1234 5678${mark}`,
    )
  })
})

describe('usableFacts', () => {
  test('has the usable facts only', () => {
    const settings = { emergencyPhone: '022 1', officeLocation: 'Mumbai', tagline: 'At sea' }
    expect(usableFacts(settings)).toEqual({ officeLocation: 'Mumbai' })
  })

  test.each([undefined, null, 'odd', 7, []])('%j has none', (settings) => {
    expect(usableFacts(settings)).toEqual({})
  })
})
