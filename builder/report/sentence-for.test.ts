import { expect, test } from 'vitest'
import { RefusedError } from '../prerender/content-guard.ts'
import { sentenceFor } from './sentence-for.ts'

const failed = (message: string, code: string) => Object.assign(new Error(message), { code })

test('an error that says what to do is shown as it is', () => {
  expect(sentenceFor(new RefusedError('It lacks much.', 'Publish it.'), '/dist')).toMatch(
    /Publish it\.$/,
  )
})

test.each([
  ["EACCES: permission denied, mkdir '/dist/site.next'", 'EACCES', 'another user'],
  ['ENOSPC: no space left on device, write', 'ENOSPC', 'the disk is full'],
  ['unable to open database file', 'ERR_SQLITE_ERROR', 'another user'],
])('a folder that can’t be written: %s', (message, code, reason) => {
  const sentence = sentenceFor(failed(message, code), '/dist')
  expect(sentence).toContain(`/dist can’t be written (${message})`)
  expect(sentence).toContain(reason)
  expect(sentence).toContain('SITE_OUT_DIR=')
})

test.each([new TypeError('x is not a function'), failed('no such file', 'ENOENT'), 'text'])(
  'any other error keeps its stack',
  (error) => expect(sentenceFor(error, '/dist')).toBeNull(),
)
