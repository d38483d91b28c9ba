/** Holds the seed to its own facts: where two documents state one, they state the same. */
import { describe, expect, test } from 'vitest'
import { hoursIn } from '../src/sections/response-axis/hours.ts'
import { caseStudies } from './documents/case-study.ts'
import { contactPage } from './documents/contact-page.ts'
import { coverageZones } from './documents/coverage-zone.ts'
import { managementPage } from './documents/management-page.ts'
import { ports } from './documents/port.ts'
import { preArrivalPage } from './documents/pre-arrival-page.ts'
import { salvageResponsePage } from './documents/salvage-response-page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { slaCommitments } from './documents/sla.ts'
import { slaScheduleDocument } from './documents/sla-schedule-document.ts'
import { teamMembers } from './documents/team-member.ts'
import { seedDocuments } from './seed-documents.ts'

const text = JSON.stringify(seedDocuments)

const zoneOf = (coast: string) => coverageZones.find((zone) => zone.coast === coast)
/** Of a port, without the other port that its name may join. */
function nameOf(place: NonNullable<(typeof coverageZones)[number]['ports']>[number]) {
  if (place._type === 'zonePlace') return place.name
  return ports.find(({ _id: id }) => id === place._ref)?.name?.split(' /')[0]
}

const levelOf = (title: string) =>
  steps.flatMap(({ role, level }) => (role === title ? [level] : []))

/** The store that serves a port, as the list of assets names it. */
const STORES: Record<string, string> = {
  'Mumbai / JNPT': 'Mumbai',
  Mundra: 'Gulf of Kutch',
  Vadinar: 'Gulf of Kutch',
  Kandla: 'Gulf of Kutch',
  Paradip: 'Visakhapatnam',
}

/** Of a line of a log; null for a day or a part of one. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d+):(\d+)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

const steps = slaScheduleDocument.escalation?.steps ?? []

describe('service levels', () => {
  test('a coast’s zone has the ports of the schedule in their order', () => {
    for (const coast of ['west', 'east']) {
      const commitment = slaCommitments.find(({ _id: id }) => id === `slaCommitment-${coast}-coast`)
      expect(zoneOf(coast)?.ports?.map(nameOf)).toEqual(commitment?.ports?.split(', '))
    }
  })
})

describe('times', () => {
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
    for (const { metric } of measured)
      expect(metric).toMatch(
        /^From your instruction to mobilise to the first-response team’s arrival report/,
      )
    expect(text).not.toMatch(/time from the call to the arrival/i)
  })
})

describe('assets', () => {
  const assets = salvageResponsePage.assets?.items ?? []
  const basesOf = (name: RegExp) => assets.find((asset) => name.test(asset.name ?? ''))?.base ?? ''

  test.each([
    ['tow gear', /towing gear/, /emergency towing/i],
    ['air diving', /diving/i, /air diving/i],
    ['pumps', /pumps/i, /salvage pumps/i],
  ])('%s of a port is in the list of assets, at that port or its gulf', (_gear, name, atPort) => {
    const stores = ports
      .filter(({ equipment = [] }) => equipment.some((each) => atPort.test(each)))
      .map(({ name: port = '' }) => STORES[port] ?? port)
    expect(stores.filter((store) => !basesOf(name).includes(store))).toEqual([])
  })
})

describe('notices of an irregularity', () => {
  test('go to the Directorate only where the notice requires it, wherever the text promises one', () => {
    // The service's name is the specification's.
    const own = text.replaceAll('Notice to DGS and customer of an irregularity', '')
    expect(own.match(/DGS where the notice requires it/g)?.length).toBeGreaterThan(4)
    expect(own).not.toMatch(/to the Directorate and the customer|both (?:messages|notices)/i)
  })
})

describe('counts', () => {
  test('every number of vessels of the surge pool is 22', () => {
    const counts = [...text.matchAll(/(?:pool of|pool,) (\d+)|(\d+) vessels/g)]
    expect(counts.length).toBeGreaterThan(4)
    for (const [, one, other] of counts) expect(one ?? other).toBe('22')
  })
})

describe('cases', () => {
  test('the figure of a case is a time of its log, or between two of its lines', () => {
    const figures = caseStudies.map(({ metric = '', log = [] }) => {
      const minutes = [...metric.matchAll(/(?:(\d+) h )?(\d+) min|(\d+) hours|hour (\d+)/g)].map(
        ([, hours, rest, whole, at]) => Number(hours ?? whole ?? at ?? 0) * 60 + Number(rest ?? 0),
      )
      const times = log.map(({ time = '' }) => minutesOf(time))
      const legs = times.flatMap((time, index) => {
        const before = times[index - 1] ?? null
        return time === null || before === null ? [] : [time - before]
      })
      return { minutes, log: [...times, ...legs] }
    })
    for (const { minutes, log } of figures) expect(log).toEqual(expect.arrayContaining(minutes))
    expect(figures.flatMap(({ minutes }) => minutes)).toEqual([420, 960, 200, 48])
  })
})

describe('roles', () => {
  test('the ports of a coast list its regional head, who is on the escalation list', () => {
    for (const coast of ['west', 'east']) {
      const role = `Regional head, ${coast} coast`
      expect(steps.map((step) => step.role)).toContain(role)
      for (const port of ports.filter((each) => each.coast === coast))
        expect(port.emergencyContacts?.map((contact) => contact.role)).toContain(role)
    }
  })

  test('the page of the leadership names every role of the escalation list', () => {
    for (const { role = '' } of steps)
      expect(managementPage.lead?.toLowerCase()).toContain(role.split(',')[0]?.toLowerCase())
  })

  test('an executive on the escalation list has its role as title, or its level would not be shown', () => {
    const executives = teamMembers.filter(({ group }) => group === 'executive')
    expect(executives.flatMap(({ title = '' }) => levelOf(title))).toEqual(['Level 3', 'Level 2'])
  })

  test('every escalation of the schedule leads to a role of the list', () => {
    const roles = steps.map(({ role = '' }) => role.toLowerCase())
    const called = slaCommitments.flatMap(
      ({ escalation }) => escalation?.toLowerCase().split(/, (?:then )?/) ?? [],
    )
    for (const role of called) expect(roles.some((listed) => listed.startsWith(role))).toBe(true)
  })
})

describe('words', () => {
  test('the form asks for what the page says is enough', () => {
    const enough = /^(.+?) are enough/.exec(preArrivalPage.lead ?? '')?.[1] ?? ''
    expect(enough.split(/, | and /)).toEqual([
      'Vessel',
      'IMO number',
      'port',
      'ETA',
      'agent',
      'an email address',
    ])
  })

  test('a caller is asked what, where, people, pollution, as the words under each hotline have it', () => {
    const asked = contactPage.firstReport?.items?.map(({ title }) => title)
    expect(asked?.slice(0, 4)).toEqual(['What happened', 'Position', 'People', 'Pollution'])
  })

  test.each([
    ['email', /e-mail/i],
    ['timestamp', /time[ -]stamp/i],
    ['look-up', /\blook ?ups?\b(?! (?:the|by|an?)\b)/i],
    ['adviser', /advisors?\b/i],
    ['first-response team', /first response (?:team|on site)/i],
    ['oil-spill response', /oil spill response(?! \w*plan)/i],
    ['pre-arrival', /[Pp]re arrival|prearrival/],
    ['24/7', /24x7|24 x 7|round the clock/i],
    ['International Group', /International group/],
    ['LOF in full', /Lloyds? Open Form/],
  ])('“%s” has one spelling', (_spelling, other) => {
    expect(text).not.toMatch(other)
  })

  test('the English is British, but for the specification’s own words', () => {
    const own = text.replaceAll(siteSettings.tagline ?? '', '')
    expect(own).not.toMatch(
      /\w+i[sz]ation\b(?<!organisation|mobilisation)|\b(?:mobil|organ|author|recogn|util|minim|final)iz|\b(?:harbor|color|labor|center|gray|program|fulfill|maneuver|defense|offense|license)\b/i,
    )
  })
})
