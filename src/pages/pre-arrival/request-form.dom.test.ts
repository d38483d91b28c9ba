import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeSessionText } from '../../ui/storage.ts'
import { portOfReferrer, takeReferral } from './request-form.tsx'

const ORIGIN = 'https://site.test'

describe('the port in a referrer', () => {
  test.each([
    ['https://site.test/ports/mundra', 'mundra'],
    ['https://site.test/ports/mundra/', 'mundra'],
    ['https://site.test/ports/chennai-test?from=mail#top', 'chennai-test'],
  ])('reads %s as %s', (referrer, slug) => {
    expect(portOfReferrer(referrer, ORIGIN)).toBe(slug)
  })

  test.each([
    '',
    'not an address',
    'https://site.test/',
    'https://site.test/ports',
    'https://site.test/ports/mundra/berths',
    'https://site.test/contact/ports/mundra',
    'https://elsewhere.test/ports/mundra',
    'https://site.test.elsewhere.test/ports/mundra',
    'http://site.test/ports/mundra',
  ])('finds no port in %s', (referrer) => {
    expect(portOfReferrer(referrer, ORIGIN)).toBeNull()
  })
})

describe('opening the form', () => {
  beforeEach(() => {
    writeSessionText('pre-arrival:referral', null)
    setNavigationType('navigate')
    setReferrer('')
  })

  test('by a link on a port’s page preselects the port once', () => {
    const to = { key: 'a1', state: { port: 'mundra' } }
    expect(takeReferral(to)).toBe('mundra')
    expect(takeReferral(to)).toBeNull()
    expect(takeReferral({ key: 'b2', state: { port: 'mundra' } })).toBe('mundra')
    // Back to the form that the first link opened.
    expect(takeReferral(to)).toBeNull()
  })

  test.each([null, undefined, 'mundra', {}, { port: 7 }, ['mundra']])(
    'by another link, with state %j, preselects no port',
    (state) => {
      expect(takeReferral({ key: 'a1', state })).toBeNull()
    },
  )

  test('by a full page load from a port’s page preselects the port once', () => {
    setReferrer(`${location.origin}/ports/kandla`)
    expect(takeReferral({ key: 'default', state: null })).toBe('kandla')
    expect(takeReferral({ key: 'default', state: null })).toBeNull()
  })

  test.each(['reload', 'back_forward'])(
    'by %s preselects no port, even if the referrer is still a port’s page',
    (type) => {
      setReferrer(`${location.origin}/ports/kandla`)
      setNavigationType(type)
      expect(takeReferral({ key: 'default', state: null })).toBeNull()
    },
  )
})

function setReferrer(referrer: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}

function setNavigationType(type: string) {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type }
  const entries = [{ ...entry, toJSON: () => entry }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
}
