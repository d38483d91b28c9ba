import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { emptyFrame, type FrameContent } from '../content/frame.ts'
import { Frame } from './frame.tsx'

const frame: FrameContent = {
  settings: {
    ...emptyFrame.settings,
    brandName: 'Example Salvage',
    tagline: 'Fleet-level risk control.',
    emergencyPhone: '+91 00000 00000',
    whatsappNumber: '+91 00000 00001',
    supportEmail: 'desk@example.com',
    officeLocation: 'Mumbai, Maharashtra',
    notInsurerNotice: 'We are not an insurer.',
    newsletterDataNotice: 'For updates alone.',
    isPlaceholder: false,
  },
  ports: [
    { name: 'Mumbai / JNPT', slug: 'mumbai' },
    { name: 'Mundra', slug: 'mundra' },
  ],
  portCount: 2,
}

describe('header', () => {
  test.each([
    ['/', 'Home'],
    ['/port-call-compliance', 'Port-Call Compliance'],
    ['/fleet-retainer', 'Fleet Retainer'],
    ['/response/salvage-osr', 'Salvage &amp; OSR'],
    ['/about', 'About Us'],
    ['/management', 'Leadership'],
    ['/contact', 'Contact'],
    ['/fleet-retainer#quote', 'Request Fleet Quote'],
  ])('links to %s from the wide and from the narrow menu', (href, text) => {
    const found = links(part(render(frame), 'header')).filter((link) => link.text === text)
    expect(found).toEqual([
      { href, text },
      { href, text },
    ])
  })
})

describe('contacts', () => {
  const whatsapp =
    'https://wa.me/910000000001?text=Vessel%20%2F%20IMO%20%2F%20Port%20%2F%20Issue%3A'

  test('the emergency bar shows the number itself', () => {
    expect(links(part(render(frame), 'section'))).toEqual([
      { href: 'tel:+910000000000', text: 'Call 24/7 +91 00000 00000' },
      { href: whatsapp, text: 'WhatsApp' },
      { href: 'mailto:desk@example.com', text: 'Email desk@example.com' },
    ])
  })

  test('what is not set is left out', () => {
    const html = render({
      ...frame,
      settings: { ...emptyFrame.settings, emergencyPhone: '+91 00000 00000' },
    })
    expect(links(part(html, 'section'))).toHaveLength(1)
    expect(html).not.toContain('wa.me')
    expect(html).not.toContain('mailto:')
  })
})

describe('footer', () => {
  const footer = (path = '/') => part(render(frame, path), 'footer')

  test('names the services, ports, resources and documents', () => {
    const within = links(footer()).map(({ href }) => href)
    expect(within.filter((href) => href?.startsWith('/'))).toEqual([
      '/port-call-compliance',
      '/fleet-retainer',
      '/insurance/financial-security',
      '/response/salvage-osr',
      '/ports/mumbai',
      '/ports/mundra',
      '/case-studies',
      '/about',
      '/management',
      '/agents/partner',
      '/insurers-hub',
      '/contact',
      '/docs/dgs-msn05-2025',
      '/docs/financial-security-evidence',
    ])
    expect(footer()).toContain('>Mumbai / JNPT</a>')
  })

  test('links to the list of all ports when there are more than it names', () => {
    const footerOf = (portCount: number) =>
      links(part(render({ ...frame, portCount }), 'footer')).filter(
        ({ href }) => href === '/#ports',
      )
    expect(footerOf(8)).toEqual([])
    expect(footerOf(506)).toEqual([{ href: '/#ports', text: 'All ports (506)' }])
  })

  test('shows tagline, office, legal line and copyright year', () => {
    const text = textOf(footer())
    expect(text).toContain('Fleet-level risk control.')
    expect(text).toContain('Office: Mumbai, Maharashtra')
    expect(text).toContain('We are not an insurer.')
    expect(text).toContain('© 2025 Example Salvage')
  })
})

test('the menus remain when the content could not be loaded', () => {
  const html = render(emptyFrame)
  expect(links(part(html, 'header'))[0]).toEqual({ href: '/', text: 'Home' })
  expect(html).toContain('href="/contact"')
  expect(html).not.toMatch(/href="(tel|mailto):/)
})

function render(content: FrameContent, path = '/') {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Frame frame={content} year={2025}>
          <h1>Page</h1>
        </Frame>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** The markup of the first element of that name. */
function part(html: string, name: string): string {
  return new RegExp(`<${name} .*?</${name}>`, 's').exec(html)?.[0] ?? ''
}

function links(html: string) {
  return [...html.matchAll(/<a (?<attributes>[^>]*)>(?<inner>.*?)<\/a>/gs)].map(({ groups }) => ({
    href: / ?href="([^"]*)"/.exec(groups?.['attributes'] ?? '')?.[1],
    text: textOf(groups?.['inner'] ?? ''),
  }))
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim()
}
