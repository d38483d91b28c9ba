import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

test('shows its exhibits, each under its name', () => {
  const html = renderToStaticMarkup(<Gallery />)
  expect(html.match(/<section /g)?.length).toBeGreaterThan(20)
  expect(html).toContain('Send by WhatsApp')
})
