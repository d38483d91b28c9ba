import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { RequestPlate } from './request-plate.tsx'

const plate = (typed: Record<string, string>) =>
  renderToStaticMarkup(
    <RequestPlate
      chart={<i>chart</i>}
      values={leadValues(preArrivalForm, typed)}
      sendTo="desk@example.com"
    />,
  )

test('has the chart of the port under the sheet', () => {
  expect(plate({ port: 'Mundra' })).toMatch(/request-plate--chosen.*<i>chart<\/i><\/div>$/s)
})

test('repeats what goes on the pack as it is typed, an empty line where nothing is', () => {
  const typed = plate({ vesselName: 'MV Example', eta: '2026-12-01T06:00' })
  expect(typed).toContain('Vessel name</dt><dd><span>MV Example<')
  expect(typed).toContain('ETA</dt><dd><span>1 Dec 2026, 06:00 IST<')
  expect(typed).toContain('Agent</dt><dd><span>\u00A0<')
  expect(typed).not.toContain('Notes')
})
