import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SiteLink, SiteNavLink } from './site-link.tsx'

test('a link is a plain anchor that works before any script', () => {
  expect(at('/', <SiteLink to="/fleet-retainer#quote">Quote</SiteLink>)).toBe(
    '<a href="/fleet-retainer#quote">Quote</a>',
  )
})

test('a menu link says where the visitor is', () => {
  const link = <SiteNavLink to="/about">About Us</SiteNavLink>
  expect(at('/about', link)).toContain('aria-current="page"')
  expect(at('/contact', link)).not.toContain('aria-current')
})

test('the home link is not current on every page', () => {
  expect(at('/about', <SiteNavLink to="/">Home</SiteNavLink>)).not.toContain('aria-current')
})

function at(path: string, element: React.ReactNode) {
  return renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>)
}
