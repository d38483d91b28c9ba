import type { ValidationContext } from '@sanity/types'
import { describe, expect, test } from 'vitest'
import { clientOn } from '../validation/validate-documents.ts'
import { hrefRule } from './href.ts'

const client = clientOn([
  { _id: 'port-mumbai', _type: 'port', slug: { current: 'mumbai' } },
  { _id: 'drafts.port-new', _type: 'port', slug: { current: 'new-port' } },
]).withConfig({ perspective: 'raw' })
const context: Pick<ValidationContext, 'getClient'> = {
  getClient: (config) => client.withConfig(config),
}

describe('hrefRule', () => {
  test.each([
    '/',
    '/contact',
    '/fleet-retainer#quote',
    '/docs/sla-schedule',
    '/ports/mumbai',
    'https://example.com/a?b=c#d',
    'tel:+910000000000',
    'mailto:desk@example.com',
    'mailto:desk@example.com?subject=A%20ship',
    undefined,
  ])('accepts %j', async (value) => {
    expect(await hrefRule(value, context)).toBe(true)
  })

  test.each([
    ['/contacts', 'has no page /contacts'],
    ['/contact/', 'Leave out the last slash: /contact'],
    ['/contact?x=1', 'Leave out the part from “?”'],
    ['/fleet-retainer#price', 'it has #sla and #quote'],
    ['/contact#phone', 'leave out the part from # on'],
    ['/ports/goa', 'no published port with the address /ports/goa'],
    ['/ports/new-port', 'publish the port first'],
    ['/ports/mumbai#phone', 'has no place #phone'],
    ['contact', 'Start with https://, tel: or mailto:'],
    ['/\\evil.example', 'has no page /\\evil.example'],
    ['https://user:pw@example.com', 'Leave out the user name'],
    ['mailto:desk@example.com?bcc=x%40evil.example', 'only subject='],
    ['//example.com', 'Start with https://, tel: or mailto:'],
    ['javascript:alert(1)', 'Start with https://, tel: or mailto:'],
    ['http://example.com', 'Use https://'],
    ['https://nowhere', 'Write the whole address'],
    ['mailto:desk', 'email address after mailto:'],
    ['tel:+91 00000', 'digits only'],
  ])('says what is wrong with %j', async (value, words) => {
    expect(await hrefRule(value, context)).toContain(words)
  })
})
