/** Holds the seed to its own facts: where two documents state one, they state the same. */
import { describe, expect, test } from 'vitest'
import { hoursIn } from '../src/sections/response-axis/hours.ts'
import { coverageZones } from './documents/coverage-zone.ts'
import { managementPage } from './documents/management-page.ts'
import { ports } from './documents/port.ts'
import { preArrivalPage } from './documents/pre-arrival-page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { slaCommitments } from './documents/sla-commitment.ts'
import { slaRows } from './documents/sla-row.ts'
import { slaScheduleDocument } from './documents/sla-schedule-document.ts'
import { teamMembers } from './documents/team-member.ts'
import { seedDocuments } from './seed-documents.ts'

const text = JSON.stringify(seedDocuments)

const zoneOf = (coast: string) => coverageZones.find((zone) => zone.coast === coast)
const numbersOf = (role: string) =>
  new Set(
    ports.flatMap(({ emergencyContacts = [] }) =>
      emergencyContacts.flatMap((contact) => (contact.role === role ? [contact.contact] : [])),
    ),
  )
const steps = slaScheduleDocument.escalation?.steps ?? []

describe('times', () => {
  test('short table, schedule and coverage zones state the same', () => {
    expect(
      slaRows.map(({ service, responseTime }) => [service, hoursIn(responseTime ?? '')]),
    ).toEqual(slaCommitments.map(({ service, response }) => [service, hoursIn(response ?? '')]))
    for (const coast of ['west', 'east']) {
      const row = slaRows.find(({ _id: id }) => id === `slaRow-${coast}-coast`)
      expect(zoneOf(coast)?.responseTime).toBe(row?.responseTime)
    }
  })

  test('a port is typically reached no later than its coast is committed to', () => {
    for (const { coast, responseTime } of ports) {
      const committed = hoursIn(zoneOf(coast ?? '')?.responseTime ?? '')
      expect(hoursIn(responseTime ?? '')?.to).toBeLessThanOrEqual(committed?.to ?? 0)
    }
  })

  test('the lead time of a port is that of its first requirement', () => {
    for (const { leadTime = '', localNuances = [] } of ports)
      expect(localNuances[0]).toContain(`${leadTime}’ notice`)
  })

  test('“to site” begins with the instruction to mobilise, on the pages and in the schedule', () => {
    expect(siteSettings.mobilisationNote).toMatch(/runs from your instruction to mobilise/)
    const measured = slaCommitments.filter(({ response }) => response?.includes('to site'))
    expect(measured).toHaveLength(2)
    for (const { metric } of measured) expect(metric).toMatch(/^From the instruction to mobilise/)
    expect(text).not.toMatch(/time from the call to the arrival/i)
  })
})

describe('counts', () => {
  test('every number of vessels of the surge pool is 22', () => {
    const counts = [...text.matchAll(/(?:pool of|pool,) (\d+)|(\d+) vessels/g)]
    expect(counts.length).toBeGreaterThan(4)
    for (const [, one, other] of counts) expect(one ?? other).toBe('22')
  })

  test('no vessel of the pool has a base, and its arrival is quoted', () => {
    expect(text).not.toMatch(/Singapore|Fujairah|Colombo|Arabian Gulf/)
    expect(coverageZones.find(({ kind }) => kind === 'surge')?.assets).toContain(
      'quoted per casualty',
    )
  })

  test('as many executives as the page says are on the escalation list', () => {
    const executives = teamMembers.filter(({ group }) => group === 'executive')
    const listed = executives.filter(({ title = '' }) =>
      steps.some(({ role = '' }) => role.startsWith(title.split(',')[0]?.slice(0, 8) ?? title)),
    )
    expect([listed.length, executives.length]).toEqual([3, 4])
    expect(managementPage.lead).toMatch(/^Three of our four executives/)
  })
})

describe('roles', () => {
  test('the escalation list has a regional head for each coast, with the number that ports print', () => {
    for (const coast of ['west', 'east']) {
      const role = `Regional head, ${coast} coast`
      const step = steps.find((each) => each.role === role)
      expect(new Set([step?.contact])).toEqual(numbersOf(role))
      for (const port of ports.filter((each) => each.coast === coast))
        expect(port.emergencyContacts?.map((contact) => contact.role)).toContain(role)
    }
  })

  test('the duty manager has the number of the site', () => {
    expect(steps[0]?.contact).toBe(siteSettings.emergencyPhone)
    expect(numbersOf('Duty manager, 24/7 desk')).toEqual(new Set([siteSettings.emergencyPhone]))
  })

  test('every escalation of the schedule leads to a role of the list', () => {
    const roles = steps.map(({ role = '' }) => role.toLowerCase())
    const called = slaCommitments
      .flatMap(({ escalation = '' }) => escalation.toLowerCase().split(/, (?:then )?/))
      .filter((role) => role !== '—')
    for (const role of called) expect(roles.some((listed) => listed.startsWith(role))).toBe(true)
  })
})

describe('words', () => {
  test('a port’s partners are trades, not names', () => {
    for (const { partners = [] } of ports)
      for (const partner of partners) expect(partner).not.toMatch(/placeholder/i)
  })

  test('the form asks for what the page says is enough', () => {
    const enough = /^(.+?) are enough/.exec(preArrivalPage.lead ?? '')?.[1] ?? ''
    expect(enough.split(/, | and /)).toEqual([
      'Vessel',
      'IMO number',
      'port',
      'ETA',
      'agent',
      'your email',
    ])
  })

  test('“email” has one spelling', () => {
    expect(text).not.toMatch(/e-mail/i)
  })
})
