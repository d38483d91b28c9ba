import { afterEach, expect, test, vi } from 'vitest'
import { mailAction } from './form-without-app.ts'

const bootAttributes = { 'data-subject': 'Request letter & more' }

afterEach(() => vi.unstubAllEnvs())

test('a prerendered form opens a mail with a subject; a form rendered in the browser has no action', () => {
  vi.stubEnv('SSR', true)
  expect(mailAction('desk@example.com', 'Request letter & more')).toEqual({
    action: 'mailto:desk@example.com?subject=Request%20letter%20%26%20more',
    method: 'post',
    encType: 'text/plain',
    ...bootAttributes,
  })
  vi.stubEnv('SSR', false)
  expect(mailAction('desk@example.com', 'Request letter & more')).toEqual(bootAttributes)
})

test.each([null, 'ask the agent'])('with the address %s, the form does nothing', (address) => {
  vi.stubEnv('SSR', true)
  expect(mailAction(address, 'Request letter & more')).toEqual({
    method: 'dialog',
    ...bootAttributes,
  })
})
