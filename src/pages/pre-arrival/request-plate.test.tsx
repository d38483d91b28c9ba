import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { RequestPlate } from './request-plate.tsx'

const mundra = {
  name: 'Mundra',
  slug: 'mundra',
  coast: 'west' as const,
  responseTime: '6–8 hours',
  leadTime: '48 hours',
  coordinates: { lat: 22.7333, lng: 69.7 },
}

const plate = (typed: Record<string, string>, port: object = mundra) =>
  renderToStaticMarkup(
    <RequestPlate
      ports={[{ ...mundra, ...port }]}
      values={leadValues(preArrivalForm, typed)}
      sendTo="desk@example.com"
    />,
  )

test('shows the coasts until a port is chosen, and then the port’s own chart', () => {
  expect(plate({})).toContain('Choose a port')
  const chosen = plate({ port: 'Mundra' })
  expect(chosen).toContain('The waters around Mundra, 22°44′00″N 69°42′00″E')
  expect(chosen).not.toContain('Choose a port')
})

test('a port without a position or a chart of its own leaves the coasts', () => {
  const answer = 'No chart of this port here; the desk covers it.'
  expect(plate({ port: 'Mundra' }, { coordinates: null })).toContain(answer)
  expect(plate({ port: 'Chennai' })).toContain(answer)
})

test('repeats what goes on the pack as it is typed, an empty line where nothing is', () => {
  const typed = plate({ vesselName: 'MV Example', eta: '2026-12-01T06:00' })
  expect(typed).toContain('Vessel name</dt><dd>MV Example</dd>')
  expect(typed).toContain('ETA</dt><dd>1 Dec 2026, 06:00 IST</dd>')
  expect(typed).toContain('Agent</dt><dd>\u00A0</dd>')
  expect(typed).not.toContain('Notes')
})
