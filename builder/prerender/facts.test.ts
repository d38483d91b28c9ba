import { describe, expect, test } from 'vitest'
import { factsToShow, withFacts } from './facts.ts'
import { noticeLine } from '../report/notices.ts'

const lastGood = {
  brandName: 'Example Salvage',
  emergencyPhone: '+91 22 5550 0123',
  whatsappNumber: '+91 98200 12345',
  supportEmail: 'desk@salvage.test',
  officeLocation: 'Mumbai',
}

/** The notice lines for these settings when the current site has all facts. */
const linesFor = (settings: unknown) => factsToShow(settings, lastGood).notices.map(noticeLine)

describe('with a current site', () => {
  test('shows usable published facts', () => {
    const settings = { ...lastGood, emergencyPhone: '+91 22 8765 4321' }
    expect(factsToShow(settings, lastGood)).toEqual({ facts: settings, notices: [] })
    expect(linesFor(settings)).toEqual([])
  })

  test('rejects a number without country code, and names document, field and remedy', () => {
    const settings = { ...lastGood, emergencyPhone: '022 1234 5678' }
    expect(factsToShow(settings, lastGood).facts).toEqual(lastGood)
    expect(linesFor(settings)).toEqual([
      '/ (Site settings, field Emergency phone): It is "022 1234 5678", not a number with + and its country code, so the site keeps “+91 22 5550 0123”. Put the right value in the Studio and publish it.',
    ])
  })

  test.each([null, undefined, {}, 'odd'])('keeps all facts if the settings are %j', (settings) => {
    expect(factsToShow(settings, lastGood).facts).toEqual(lastGood)
    expect(linesFor(settings)).toHaveLength(5)
    expect(linesFor(settings)[1]).toContain(
      'Emergency phone): It is not set, so the site keeps “+91 22',
    )
  })
})

describe('without a current site', () => {
  test('refuses the build and names only the facts that are missing or invalid', () => {
    const build = () => factsToShow({ ...lastGood, supportEmail: 'desk' }, {})
    expect(build).toThrow('Every page needs these site settings')
    expect(build).toThrow('Support email is "desk", not an email address.')
    expect(build).not.toThrow('Emergency phone')
  })
})

const facts = { emergencyPhone: '+91 22 5550 0123', officeLocation: 'Mumbai' }
const answerWith = (settings: unknown) => ({
  asOf: 'now',
  frame: { settings, ports: [] },
  page: {},
})

test.each([null, undefined])('if the settings are %j, uses the facts as settings', (settings) => {
  expect(withFacts(answerWith(settings), facts)).toEqual(answerWith(facts))
})

test.each([null, 'odd', { asOf: 'now' }, { frame: null }])(
  'returns %j unchanged, because it is not an answer to a page’s query',
  (answer) => {
    expect(withFacts(answer, facts)).toBe(answer)
  },
)
