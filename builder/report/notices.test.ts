import { expect, test } from 'vitest'
import { RefusedError } from '../prerender/content-guard.ts'
import { changeReport, operatorMessage } from './notices.ts'

test('lists pages and PDFs by their addresses, without the preview’s pages', () => {
  const written = [
    'content/ports/mundra.json',
    'docs/india-compliance-pack.pdf',
    'index.html',
    'ports/mundra.html',
    'preview.html',
    'preview/ports/mundra.html',
  ]
  expect(changeReport({ written, removed: ['content/ports/old.json', 'ports/old.html'] })).toEqual([
    'Pages built (2): / /ports/mundra',
    'Pages gone (1): /ports/old',
    'PDFs built (1): /docs/india-compliance-pack.pdf',
  ])
})

test('lists at most eight paths, and counts all', () => {
  const written = Array.from({ length: 20 }, (_, index) => `ports/${index}.html`)
  expect(changeReport({ written, removed: [] })).toEqual([
    'Pages built (20): /ports/0 /ports/1 /ports/2 /ports/3 /ports/4 /ports/5 /ports/6 /ports/7 …',
  ])
})

const codedError = (message: string, code: string) => Object.assign(new Error(message), { code })

test('does not change the message of a RefusedError, which is written for operators', () => {
  const refused = new RefusedError('It lacks much.', 'Publish it.')
  expect(operatorMessage(refused, '/dist')).toBe(refused.message)
})

test.each([
  ["EACCES: permission denied, mkdir '/dist/site.next'", 'EACCES'],
  ['ENOSPC: no space left on device, write', 'ENOSPC'],
  ['unable to open database file', 'ERR_SQLITE_ERROR'],
])('names a folder that can’t be written: %s', (message, code) => {
  const sentence = operatorMessage(codedError(message, code), '/dist')
  expect(sentence).toContain(`/dist can’t be written (${message})`)
  expect(sentence).toContain('SITE_OUT_DIR=')
})

test.each([new TypeError('x is not a function'), codedError('no such file', 'ENOENT'), 'text'])(
  'returns null for any other error, whose stack must be logged',
  (error) => expect(operatorMessage(error, '/dist')).toBeNull(),
)
