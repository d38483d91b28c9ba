import { expect, test } from 'vitest'
import { mailAction } from './mail-action.ts'

const forScripts = {
  method: 'post',
  encType: 'text/plain',
  'data-subject': 'Request letter & more',
}

test('in the built page a form is a mail with a subject; where scripts run it leads nowhere', () => {
  expect(mailAction('desk@example.com', 'Request letter & more', true)).toEqual({
    action: 'mailto:desk@example.com?subject=Request%20letter%20%26%20more',
    ...forScripts,
  })
  expect(mailAction('desk@example.com', 'Request letter & more', false)).toEqual(forScripts)
})

test.each([null, 'ask the agent'])('with the address %s it does nothing', (address) => {
  expect(mailAction(address, 'Newsletter')).toEqual({ method: 'dialog' })
})
