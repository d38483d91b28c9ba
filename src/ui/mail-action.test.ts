import { expect, test } from 'vitest'
import { mailAction } from './mail-action.ts'

test('a form becomes a mail with a subject', () => {
  expect(mailAction('desk@example.com', 'Request letter & more')).toEqual({
    action: 'mailto:desk@example.com?subject=Request%20letter%20%26%20more',
    method: 'post',
    encType: 'text/plain',
  })
})

test.each([null, 'ask the agent'])('with the address %s it does nothing', (address) => {
  expect(mailAction(address, 'Newsletter')).toEqual({ method: 'dialog' })
})
