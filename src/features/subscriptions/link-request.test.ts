import { expect, test } from 'vitest'
import { EmailManagerError } from '../../email-manager/call-service.ts'
import { requestView, type RequestTexts } from './link-request.tsx'

const texts: RequestTexts = {
  processing: { heading: 'Working', message: 'Please wait.' },
  success: { heading: 'Done', message: 'It is done.' },
  invalid: { heading: 'Invalid Link', message: 'Check the address.' },
  error: { heading: 'Failed', answered: 'It failed.', unreachable: 'Try later.' },
}
const link = { email: 'a@example.com', token: 't' }
const idle = { status: 'idle', error: null } as const
const pending = { status: 'pending', error: null } as const
const success = { status: 'success', error: null } as const
const failed = (error: Error) => ({ status: 'error', error }) as const

test.each([
  ['a link not yet read', undefined, idle, { state: 'waiting' }],
  ['no valid link', null, idle, { state: 'invalid', ...texts.invalid }],
  ['a request to come', link, idle, { state: 'processing', ...texts.processing }],
  ['a request on its way', link, pending, { state: 'processing', ...texts.processing }],
  ['success', link, success, { state: 'success', ...texts.success }],
])('%s', (_, given, request, view) => {
  expect(requestView(given, request, texts)).toEqual(view)
})

test.each([
  [new EmailManagerError('refused', 'Token expired'), 'Token expired'],
  [new EmailManagerError('failed'), 'It failed.'],
  [new EmailManagerError('network'), 'Try later.'],
])('%o', (error, message) => {
  expect(requestView(link, failed(error), texts)).toEqual({
    state: 'error',
    heading: 'Failed',
    message,
  })
})
