import { expect, test } from 'vitest'
import { releaseReport } from './release-report.ts'

const nothing = {
  configuration: [],
  losses: [],
  placeholders: [],
  brokenRules: [],
  staleLaw: [],
  artefact: [],
}

test('says when nothing blocks a release', () => {
  expect(releaseReport(nothing)).toEqual({
    ready: true,
    text: 'Nothing blocks a release.',
  })
})

test('counts the findings of a kind, lists them and says what to do; other kinds are left out', () => {
  const placeholders = ['Port “Mundra”: The phone numbers.', 'Home']
  expect(releaseReport({ ...nothing, placeholders })).toEqual({
    ready: false,
    text: `Not ready for a release.

Published documents that still hold placeholder data (2)
  Port “Mundra”: The phone numbers.
  Home
Replace them with checked facts in the Studio, switch “Holds placeholder data” off, publish.`,
  })
})

test.each(['configuration', 'losses', 'placeholders', 'brokenRules', 'staleLaw', 'artefact'])(
  'one of %s is enough',
  (kind) => {
    const { ready, text } = releaseReport({ ...nothing, [kind]: ['A finding'] })
    expect(ready).toBe(false)
    expect(text).toContain('(1)\n  A finding\n')
  },
)
