import { expect, test } from 'vitest'
import { lastChanges } from './last-changes.ts'

const documents = {
  changes: [
    { id: 'port-mumbai', type: 'port', at: '2026-03-01T00:00:00Z' },
    { id: 'port-kandla', type: 'port', at: '2026-05-01T00:00:00Z' },
    { id: 'sla-1', type: 'slaRow', at: '2026-02-01T00:00:00Z' },
    { id: 'sla-2', type: 'slaRow', at: '2026-01-01T00:00:00Z' },
  ],
  ownPages: { 'port-mumbai': '/ports/mumbai', 'port-kandla': '/ports/kandla' },
}

test.for<[page: string, types: string[], changed: string | null]>([
  ['/', ['port', 'slaRow'], '2026-05-01T00:00:00Z'],
  ['/documents/sla', ['slaRow'], '2026-02-01T00:00:00Z'],
  ['/ports/mumbai', ['port', 'slaRow'], '2026-03-01T00:00:00Z'],
  ['/about', ['timelineEntry'], null],
])('%s, which shows %j, was changed at %s', ([page, types, changed]) => {
  expect(lastChanges(new Map([[page, new Set(types)]]), documents).get(page)).toBe(changed)
})
