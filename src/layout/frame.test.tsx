import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { emptyFrame, type FrameContent } from '../content/frame.ts'
import { Frame } from './frame.tsx'

test('omits a contact that is not set', () => {
  const settings = { ...emptyFrame.settings, emergencyPhone: '+91 00000 00000' }
  const hrefs = hrefsOf({ ...emptyFrame, settings })
  expect(hrefs).toContain('tel:+910000000000')
  expect(hrefs.join(' ')).not.toMatch(/wa\.me|mailto:/)
})

test.each([
  [8, false],
  [506, true],
])('with %i ports, the footer links to the list of all ports: %s', (portCount, isLinked) => {
  expect(hrefsOf({ ...emptyFrame, portCount }).includes('/#ports')).toBe(isLinked)
})

test('keeps the menus if the content could not be loaded', () => {
  const hrefs = hrefsOf(emptyFrame)
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/contact', '/fleet-retainer#quote']))
  expect(hrefs.join(' ')).not.toMatch(/tel:|mailto:/)
})

function hrefsOf(frame: FrameContent) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Frame frame={frame}>
          <h1>Page</h1>
        </Frame>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href]) => href)
}
