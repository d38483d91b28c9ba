import { expect, test } from 'vitest'
import { lastChange } from './documents.ts'

const documents = [
  { id: 'port-mumbai', type: 'port', at: '2026-03-01T00:00:00Z', port: 'mumbai' },
  { id: 'port-kandla', type: 'port', at: '2026-05-01T00:00:00Z', port: 'kandla' },
  { id: 'sla-1', type: 'slaRow', at: '2026-02-01T00:00:00Z', port: null },
  { id: 'sla-2', type: 'slaRow', at: '2026-01-01T00:00:00Z', port: null },
]

test.for<[page: string, types: string[], changed: string | null]>([
  ['/', ['port', 'slaRow'], '2026-05-01T00:00:00Z'],
  ['/documents/sla', ['slaRow'], '2026-02-01T00:00:00Z'],
  ['/ports/mumbai', ['port', 'slaRow'], '2026-03-01T00:00:00Z'],
  ['/about', ['timelineEntry'], null],
])('%s, which shows %j, was changed at %s', ([page, types, changed]) => {
  expect(lastChange(page, new Set(types), { documents })).toBe(changed)
})
