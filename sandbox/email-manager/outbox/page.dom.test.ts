import { expect, test } from 'vitest'
import { composeMessage } from '../mail/message.ts'
import { messagePage, outboxPage, type OutboxView } from './page.ts'

const EVIL = '"><script>alert(1)</script>'
const message = composeMessage(
  {
    template: 'test',
    to: { name: EVIL, email: 'a@example.com' },
    subject: `Hello ${EVIL}`,
    body: [`Confirm:\nhttps://site.example/confirm?email=a&token=t`, EVIL],
    footer: [],
  },
  new Date('2026-03-04T05:06:07Z'),
)
const empty: OutboxView = { messages: [], filter: {}, subscribers: [], faults: [] }

async function parse(text: string | Promise<string>): Promise<Document> {
  return new DOMParser().parseFromString(await text, 'text/html')
}

test('the outbox page lists messages and subscribers, and its controls have labels', async () => {
  const subscriber = {
    email: 'a@example.com',
    state: 'confirmed',
    preferences: { compliance: true, emergency: false, newsletter: true },
  }
  const view = { ...empty, messages: [message], subscribers: [subscriber] }
  const page = await parse(outboxPage(view))
  const link = page.querySelector('.messages a')
  expect(link?.getAttribute('href')).toBe(`/outbox/messages/${message.id}`)
  expect(link?.textContent).toBe(`Hello ${EVIL}`)
  const text = page.querySelector('.subscribers li')?.textContent?.replaceAll(/\s+/g, ' ').trim()
  expect(text).toBe('a@example.com confirmed compliance, newsletter')
  for (const control of page.querySelectorAll('select, input'))
    expect(page.querySelector(`label[for="${control.id}"]`)).not.toBeNull()
  expect(page.scripts).toHaveLength(1)
})

test('the message page shows headers and text, turns URLs into links, and escapes markup', async () => {
  const page = await parse(messagePage(message))
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(texts('h1')).toEqual([`Hello ${EVIL}`])
  expect(texts('dt')).toEqual(Object.keys(message.headers))
  expect(texts('dd')).toEqual(Object.values(message.headers))
  expect(texts('pre')).toEqual([message.text])
  const href = page.querySelector('pre a')?.getAttribute('href')
  expect(href).toBe('https://site.example/confirm?email=a&token=t')
  expect(page.scripts).toHaveLength(1)
})
