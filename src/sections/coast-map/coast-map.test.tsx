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
const portBlair = {
  name: 'Port Blair',
  slug: 'port-blair',
  lat: 11.67,
  lng: 92.74,
  responseTime: null,
}

describe('the chart', () => {
  test('each port is a link that says its name and response time', () => {
    const html = render(<CoastMap ports={[mumbai]} />)
    expect(html).toMatch(/<a [^>]*href="\/ports\/mumbai"/)
    expect(html).toMatch(/>Mumbai \/ JNPT<\/tspan> <tspan[^>]*>2–4 h<\/tspan>/)
    expect(html).toContain('Typical arrival')
  })

  test('a port without response time shows its name alone', () => {
    const html = render(<CoastMap ports={[{ ...mumbai, responseTime: null }]} />)
    expect(html).toMatch(/>Mumbai \/ JNPT<\/tspan> <\/text>/)
    expect(html).not.toContain('coast-map__time')
    expect(html).not.toContain('typical')
  })

  test('a port outside the chart is not drawn', () => {
    expect(render(<CoastMap ports={[mumbai, portBlair]} />).match(/<a /g)).toHaveLength(1)
  })

  test('many ports share a mark, which says their number and links to the list of all', () => {
    const ports = Array.from({ length: 60 }, (_, index) => ({ ...mumbai, slug: `port-${index}` }))
    const html = render(<CoastMap ports={ports} />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*href="\/#ports"/)
    expect(html).toContain('>60 ports</tspan>')
  })

  test('a name too long for the chart is cut there, and read out in full', () => {
    const name = 'Chhatrapati Shivaji Maharaj Container Terminal'
    const html = render(<CoastMap ports={[{ ...mumbai, name }]} />)
    expect(html).toContain(`aria-label="${name}"`)
    expect(html).toMatch(/>Chhatrapati S\w*…<\/tspan>/)
  })

  test('is drawn without inline styles, which the content security policy forbids', () => {
    expect(render(<CoastMap ports={[mumbai]} />)).not.toContain('style=')
  })
})

function render(element: ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
}
