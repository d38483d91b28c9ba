import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactActions } from './contact-actions.tsx'

const settings = {
  emergencyPhone: '+91 00000 00000',
  whatsappNumber: '+91 00000 00001',
  supportEmail: 'desk@example.com',
}

test('links to phone, WhatsApp and email', () => {
  expect(linksIn(renderToStaticMarkup(<ContactActions settings={settings} />))).toEqual([
    'tel:+910000000000',
    'https://wa.me/910000000001?text=Vessel%20%2F%20IMO%20%2F%20Port%20%2F%20Issue%3A',
    'mailto:desk@example.com',
  ])
})

test('prefills chat and email with a request and labels them “Send by …”', () => {
  const html = renderToStaticMarkup(
    <ContactActions
      settings={settings}
      message="Vessel: MV One"
      mail={{ subject: 'Request', body: 'Vessel: MV One' }}
    />,
  )
  expect(linksIn(html)).toEqual([
    'tel:+910000000000',
    'https://wa.me/910000000001?text=Vessel%3A%20MV%20One',
    'mailto:desk@example.com?subject=Request&amp;body=Vessel%3A%20MV%20One',
  ])
  const texts = [...html.matchAll(/<span>(.*?)<\/span><\/a>/g)].map(([, text]) => text)
  expect(texts).toEqual(['Call +91 00000 00000', 'Send by WhatsApp', 'Send by email'])
})

test('omits a phone number that can’t be dialled, and a missing email address', () => {
  const html = renderToStaticMarkup(
    <ContactActions
      settings={{ ...settings, emergencyPhone: 'ask the agent', supportEmail: null }}
    />,
  )
  expect(linksIn(html)).toHaveLength(1)
})

function linksIn(html: string) {
  return [...html.matchAll(/href="([^"#]+)"/g)].map(([, href]) => href)
}
