/** Checks that facts stated in several seed documents are the same in all of them. */
import { describe, expect, test } from 'vitest'
import { hoursIn } from '../src/sections/response-axis/hours.ts'
import { coverageZones } from './documents/coverage-zone.ts'
import { ports } from './documents/port.ts'
import { slaCommitments } from './documents/sla.ts'
import { slaScheduleDocument } from './documents/sla-schedule-document.ts'
import { teamMembers } from './documents/team-member.ts'
import { seedDocuments } from './seed-documents.ts'

const text = JSON.stringify(seedDocuments)

const zoneOf = (coast: string) => coverageZones.find((zone) => zone.coast === coast)
/** Returns a place's name. For a port with a double name like "Mumbai / JNPT", returns only "Mumbai". */
function nameOf(place: NonNullable<(typeof coverageZones)[number]['ports']>[number]) {
  if (place._type === 'zonePlace') return place.name
  return ports.find(({ _id: id }) => id === place._ref)?.name?.split(' /')[0]
}

const levelOf = (title: string) =>
  escalationList.flatMap(({ role, level }) => (role === title ? [level] : []))

const escalationList = slaScheduleDocument.escalation?.steps ?? []

describe('service levels', () => {
  test('a coast’s coverage zone has the ports of the coast’s SLA commitment, in the same order', () => {
    for (const coast of ['west', 'east']) {
      const commitment = slaCommitments.find(({ _id: id }) => id === `slaCommitment-${coast}-coast`)
      expect(zoneOf(coast)?.ports?.map(nameOf)).toEqual(commitment?.ports?.split(', '))
    }
  })
})

describe('times', () => {
  test('a port’s typical time is no longer than its coast’s committed time', () => {
    for (const { coast, responseTime } of ports) {
      const committed = hoursIn(zoneOf(coast ?? '')?.responseTime ?? '')
      expect(hoursIn(responseTime ?? '')?.to).toBeLessThanOrEqual(committed?.to ?? 0)
    }
  })

  test('a port’s first local requirement states the port’s lead time', () => {
    for (const { leadTime = '', localNuances = [] } of ports)
      expect(localNuances[0]).toContain(`${leadTime}’ notice`)
  })
})

describe('counts', () => {
  test('wherever a text states the size of the surge pool, it is 22 vessels', () => {
    const counts = [...text.matchAll(/(?:pool of|pool,) (\d+)|(\d+) vessels/g)]
    expect(counts.length).toBeGreaterThan(4)
    for (const [, one, other] of counts) expect(one ?? other).toBe('22')
  })
})

describe('roles', () => {
  test('each port’s contacts include the regional head of its coast, who is on the escalation list', () => {
    for (const coast of ['west', 'east']) {
      const role = `Regional head, ${coast} coast`
      expect(escalationList.map((step) => step.role)).toContain(role)
      for (const port of ports.filter((each) => each.coast === coast))
        expect(port.emergencyContacts?.map((contact) => contact.role)).toContain(role)
    }
  })

  test('the Managing Director is on level 3 of the escalation list, the Chief Operating Officer on level 2', () => {
    const executives = teamMembers.filter(({ group }) => group === 'executive')
    expect(executives.flatMap(({ title = '' }) => levelOf(title))).toEqual(['Level 3', 'Level 2'])
  })

  test('the escalation of each SLA commitment names only roles on the escalation list', () => {
    const roles = escalationList.map(({ role = '' }) => role.toLowerCase())
    const roleNames = slaCommitments.flatMap(
      ({ escalation }) => escalation?.toLowerCase().split(/, (?:then )?/) ?? [],
    )
    for (const role of roleNames) expect(roles.some((listed) => listed.startsWith(role))).toBe(true)
  })
})
