import { describe, expect, test } from 'vitest'
import { composeMessage } from '../mail/message.ts'
import type { StoredMessage } from './outbox.ts'
import { messagePage, outboxPage, type OutboxView } from './page.ts'

const EVIL = '"><script>alert(1)</script>'
const body = { heading: 'Hello', blocks: [], footer: [] }
const mail = {
  template: 'test',
  to: { name: EVIL, email: 'a@example.com' },
  subject: `Hello ${EVIL}`,
  body,
}
const message: StoredMessage = {
  ...composeMessage(mail, new Date('2026-03-04T05:06:07Z')),
  sequence: 1,
}
const empty: OutboxView = {
  page: { messages: [], older: null },
  selection: {},
  subscribers: [],
  faults: [],
}

const showing = (shown: StoredMessage): OutboxView => ({
  ...empty,
  page: { messages: [shown], older: null },
})

function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html')
}

describe('the page', () => {
  test('says so when there is nothing', () => {
    const page = parse(outboxPage(empty))
    expect(page.querySelector('#messages')?.textContent).toContain('No messages yet.')
    expect(page.querySelector('#subscribers')?.textContent).toContain('No subscribers yet.')
    expect(page.querySelector('#faults')?.textContent).toContain('None is set')
  })

  test('lists messages, each a link', () => {
    const page = parse(outboxPage(showing(message)))
    const link = page.querySelector('#messages a')
    expect(link?.getAttribute('href')).toBe(`/outbox/messages/${message.id}`)
    expect(link?.textContent).toBe(`Hello ${EVIL}`)
    expect(page.querySelector('time')?.textContent).toBe('2026-03-04 05:06:07 UTC')
  })

  test('shows who subscribes to what', () => {
    const subscriber = {
      email: 'a@example.com',
      state: 'confirmed' as const,
      preferences: { compliance: true, emergency: false, newsletter: true },
    }
    const page = parse(outboxPage({ ...empty, subscribers: [subscriber] }))
    const text = page.querySelector('.subscribers li')?.textContent?.replaceAll(/\s+/g, ' ').trim()
    expect(text).toBe('a@example.com confirmed compliance, newsletter')
    const many = parse(
      outboxPage({ ...empty, subscribers: Array.from({ length: 100 }, () => subscriber) }),
    )
    expect(many.querySelector('#subscribers p')?.textContent).toBe(
      'The 100 that changed most recently:',
    )
  })

  test('links to older messages with the same filters', () => {
    const view = { ...empty, selection: { to: 'a@example.com', before: 90 } }
    const page = parse(outboxPage({ ...view, page: { messages: [], older: 40 } }))
    const links = [...page.querySelectorAll('#messages a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/outbox?to=a%40example.com&before=40'])
    expect(parse(outboxPage(empty)).querySelector('#messages a')).toBeNull()
  })

  test('every control has a label, and one script is its own', () => {
    const page = parse(outboxPage(showing(message)))
    const controls = page.querySelectorAll('select, input')
    expect(controls).toHaveLength(5)
    for (const control of controls) {
      expect(page.querySelector(`label[for="${control.id}"]`)).not.toBeNull()
    }
    expect(page.scripts).toHaveLength(1)
    expect(page.querySelectorAll('[style], style')).toHaveLength(0)
  })
})

describe('a message', () => {
  test('has its page with headers and plain text', () => {
    const page = parse(messagePage(message))
    expect(page.querySelector('h1')?.textContent).toBe(`Hello ${EVIL}`)
    expect([...page.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(
      Object.keys(message.headers),
    )
    expect([...page.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(
      Object.values(message.headers),
    )
    expect(page.querySelector('pre')?.textContent).toBe(message.text)
    expect(page.scripts).toHaveLength(1)
  })

  test('is shown in a frame that runs no script', () => {
    const frame = parse(messagePage(message)).querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(`/outbox/messages/${message.id}/body`)
    expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|forms/)
  })
})
