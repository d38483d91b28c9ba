import { afterEach, describe, expect, test, vi } from 'vitest'
import { factsToShow, sayKept } from './essential-facts.ts'

const lastGood = {
  brandName: 'Example Salvage',
  emergencyPhone: '+91 22 5550 0123',
  whatsappNumber: '+91 98200 12345',
  supportEmail: 'desk@salvage.test',
  officeLocation: 'Mumbai',
}

afterEach(() => vi.restoreAllMocks())

/** What is said of settings where the site in place has all facts. */
function linesFor(settings: unknown): string[] {
  const said = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {})
  sayKept(factsToShow(settings, lastGood).notices)
  return said.mock.calls.flat().join('\n').split('\n')
}

describe('with a site in place', () => {
  test('what is published and can be used is shown', () => {
    const settings = { ...lastGood, emergencyPhone: '+91 22 8765 4321' }
    expect(factsToShow(settings, lastGood)).toEqual({ facts: settings, notices: [] })
    expect(linesFor(settings)).toEqual([''])
  })

  test('a national number stays off the site, and document, field and remedy are named', () => {
    const settings = { ...lastGood, emergencyPhone: '022 1234 5678' }
    expect(factsToShow(settings, lastGood).facts).toEqual(lastGood)
    expect(linesFor(settings)).toEqual([
      'Kept on the site as it was:',
      '  Site settings, field emergencyPhone: is "022 1234 5678", not a number with + and its country code; the site keeps “+91 22 5550 0123”. Put the right value in the Studio and publish it.',
    ])
  })

  test('what nobody sees in a value is spelled out', () => {
    expect(linesFor({ ...lastGood, officeLocation: '\u200B\u3164' })[1]).toContain(
      'is "U+200BU+3164", not words',
    )
  })

  test.each([null, undefined, {}, 'odd'])('settings that are %j lose nothing', (settings) => {
    expect(factsToShow(settings, lastGood).facts).toEqual(lastGood)
    expect(linesFor(settings)).toHaveLength(6)
    expect(linesFor(settings)[2]).toContain('emergencyPhone: is not set; the site keeps “+91 22')
  })
})

describe('with none', () => {
  test('usable settings are enough', () => {
    expect(factsToShow(lastGood, {})).toEqual({ facts: lastGood, notices: [] })
  })

  test('the build is refused, naming what is missing and only that', () => {
    const build = () => factsToShow({ ...lastGood, supportEmail: 'desk' }, {})
    expect(build).toThrow('The site is not built')
    expect(build).toThrow('field supportEmail: is "desk", not an e-mail address. Put the right')
    expect(build).not.toThrow('emergencyPhone')
  })
})
