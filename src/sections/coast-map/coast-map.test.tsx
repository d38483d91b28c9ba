import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { CoastMap } from './coast-map.tsx'

const mumbai = {
  name: 'Mumbai / JNPT',
  slug: 'mumbai',
  lat: 18.9333,
  lng: 72.85,
  responseTime: '2–4 hours',
}

describe('the chart', () => {
  test('shows each port as a link with its name and response time', () => {
    const html = render(<CoastMap ports={[mumbai]} />)
    expect(html).toMatch(/<a [^>]*href="\/ports\/mumbai"/)
    expect(html).toMatch(/>Mumbai \/ JNPT<\/tspan> <tspan[^>]*>2–4 h<\/tspan>/)
    expect(html).toContain('Typical arrival')
  })

  test('shows one mark for many close ports, with their number and a link to the list of all ports', () => {
    const ports = Array.from({ length: 60 }, (_, index) => ({ ...mumbai, slug: `port-${index}` }))
    const html = render(<CoastMap ports={ports} />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*href="\/#ports"/)
    expect(html).toContain('>60 ports</tspan>')
  })

  test('cuts a name that is too long for the chart, and gives the link the full name as accessible name', () => {
    const name = 'Chhatrapati Shivaji Maharaj Container Terminal'
    const html = render(<CoastMap ports={[{ ...mumbai, name }]} />)
    expect(html).toContain(`aria-label="${name}"`)
    expect(html).toMatch(/>Chhatrapati S\w*…<\/tspan>/)
  })
})

function render(element: ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
}
