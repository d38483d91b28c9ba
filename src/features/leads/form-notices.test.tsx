import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskLine } from './form-notices.tsx'

const settings = {
  emergencyPhone: '+91 00000 00000',
  whatsappNumber: '+91 00000 00001',
  supportEmail: 'desk@example.com',
}
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('names every way to reach the desk', () => {
  expect(textOf(renderToStaticMarkup(<DeskLine settings={settings} />))).toBe(
    'Or contact the desk directly: call +91 00000 00000, WhatsApp +91 00000 00001, email desk@example.com.',
  )
})

test('a contact without a working address is left out, and so is a line without contacts', () => {
  const some = { ...settings, emergencyPhone: 'ask', whatsappNumber: null }
  expect(textOf(renderToStaticMarkup(<DeskLine settings={some} />))).toBe(
    'Or contact the desk directly: email desk@example.com.',
  )
  expect(renderToStaticMarkup(<DeskLine settings={{ ...some, supportEmail: null }} />)).toBe('')
})
