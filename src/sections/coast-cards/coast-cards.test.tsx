import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { CoastCard } from '../../content/blocks.ts'
import { type Port, portsOfCoast } from '../port-links/ports.ts'
import { CoastCards } from './coast-cards.tsx'

const unknown: CoastCard = { title: null, body: null }

test('each coast shows its own ports', () => {
  const html = render({ title: 'West', body: 'Two tugs.' })
  const [west = '', east = ''] = html.split('coast-cards__coast"').slice(1)
  expect(west).toContain('href="/ports/mumbai"')
  expect(west).not.toContain('/ports/paradip')
  expect(east).toContain('href="/ports/paradip"')
})

test('a coast without texts is still named', () => {
  expect(render(unknown)).toContain('>West coast<')
})

test('a coast of which nothing is known is left out', () => {
  const html = render(unknown, [])
  expect(html).not.toContain('coast-cards__coast')
})

function render(westCoast: CoastCard, ports = [port('mumbai', 'west'), port('paradip', 'east')]) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CoastCards
        westCoast={westCoast}
        eastCoast={unknown}
        westPorts={portsOfCoast(ports, 'west')}
        eastPorts={portsOfCoast(ports, 'east')}
        zones={[]}
      />
    </MemoryRouter>,
  )
}

function port(slug: string, coast: 'west' | 'east'): Port {
  return { name: slug, slug, coast, responseTime: null, coordinates: null }
}
