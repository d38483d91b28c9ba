import { expect, test } from 'vitest'
import { releaseReport } from './release-report.ts'

const nothing = {
  configuration: [],
  missingContent: [],
  placeholders: [],
  brokenRules: [],
  contradictions: [],
  lawToCheck: [],
  builtSite: [],
  pages: [],
}

test('says that nothing blocks a release', () => {
  expect(releaseReport(nothing, { isLaunched: false })).toEqual({
    isReady: true,
    text: 'Nothing blocks a release.',
  })
})

test('counts and lists the findings of each kind, and says what to do', () => {
  const placeholders = ['Port “Mundra”: The phone numbers.', 'Home']
  expect(releaseReport({ ...nothing, placeholders }, { isLaunched: false })).toEqual({
    isReady: false,
    text: `Not ready for a release.

Published documents that still hold placeholder data (2)
  Port “Mundra”: The phone numbers.
  Home
Replace the placeholder data with checked facts in the Studio, switch “Holds placeholder data” off, publish.`,
  })
})

test.each([
  ['configuration', true],
  ['missingContent', true],
  ['builtSite', true],
  ['pages', false],
  ['placeholders', false],
  ['brokenRules', false],
  ['contradictions', false],
  ['lawToCheck', false],
])('a finding of %s blocks the launch (later releases too: %s)', (kind, blocksLater) => {
  const findings = { ...nothing, [kind]: ['A finding'] }
  for (const isLaunched of [false, true]) {
    const { isReady, text } = releaseReport(findings, { isLaunched })
    expect(isReady).toBe(isLaunched && !blocksLater)
    expect(text).toContain('(1)\n  A finding\n')
  }
})
