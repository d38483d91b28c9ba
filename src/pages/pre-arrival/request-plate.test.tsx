import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { RequestPlate } from './request-plate.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const mundra = {
  name: 'Mundra',
  slug: 'mundra',
  coast: 'west' as const,
  responseTime: '6–8 hours',
  leadTime: '48 hours',
  coordinates: { lat: 22.7333, lng: 69.7 },
}

const plate = (
  typed: Record<string, string>,
  port: typeof mundra | object = mundra,
  isSent = false,
) =>
  renderToStaticMarkup(
    <RequestPlate
      ports={[{ ...mundra, ...port }]}
      values={leadValues(preArrivalForm, typed)}
      phone="+91 00000 00000"
      now={new Date('2026-11-20T00:30:00Z')}
      isSent={isSent}
    />,
  )

test('shows the coasts until a port is chosen, and then the port’s own chart', () => {
  expect(plate({})).toContain('Choose a port')
  const chosen = plate({ port: 'Mundra' })
  expect(chosen).toContain('The waters around Mundra, 22°44′00″N 69°42′00″E')
  expect(chosen).not.toContain('Choose a port')
})

test('a port without a position or a chart of its own leaves the coasts', () => {
  expect(plate({ port: 'Mundra' }, { coordinates: null })).toContain('Choose a port')
  expect(plate({ port: 'Chennai' })).toContain('Choose a port')
})

test('says until when the desk asks for notice, once the ETA is known', () => {
  expect(plate({ port: 'Mundra' })).toContain('<strong>48 hours’ notice</strong> to our desk. ')
  expect(plate({ port: 'Mundra', eta: '2026-12-01T06:00' })).toContain(
    ' to our desk: by 29 Nov 2026, 06:00 IST',
  )
  expect(plate({ port: 'Mundra' }, { leadTime: null })).not.toContain('notice')
  expect(plate({ port: 'Mundra', eta: '2026-12-01T06:00' }, { leadTime: 'on request' })).toContain(
    '<strong>Notice to our desk</strong> on request</p>',
  )
})

test('once the notice has run out, says what to do in place of a date that is past', () => {
  const late = { port: 'Mundra', eta: '2026-11-21T06:00' }
  expect(plate(late)).toContain(
    '<strong>Less than 48 hours before ETA</strong>: send it now and call <a href="tel:+910000000000">',
  )
  expect(plate(late, mundra, true)).toContain('</strong>: call <a href="tel:+910000000000">')
  expect(plate({ ...late, eta: '2026-01-01T06:00' })).toContain(
    '<strong>This ETA is past</strong>: correct it, or call <a',
  )
  for (const sent of [false, true])
    expect(plate(late, mundra, sent)).not.toContain('Nov 2026, 06:00 IST.')
})

test('repeats what goes on the pack as it is typed, a dash where nothing is', () => {
  const typed = plate({ vesselName: 'MV Example', eta: '2026-12-01T06:00' })
  expect(typed).toContain('<dt>Vessel name</dt><dd>MV Example</dd>')
  expect(typed).toContain('<dt>ETA</dt><dd>1 Dec 2026, 06:00 IST</dd>')
  expect(typed).toContain('<dt>Agent</dt><dd>—</dd>')
  expect(typed).not.toContain('Notes')
})
