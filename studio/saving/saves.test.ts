import { expect, test } from 'vitest'
import { noticeOf } from './saves.ts'

const since = new Date(2026, 5, 1, 14, 32)
const saving = { documents: ['a'], since, problem: null }
const failing = { ...saving, problem: 'The server that stores your content can’t be reached.' }

test('shows no notice while nothing is wrong', () => {
  expect(noticeOf([])).toBeNull()
  expect(noticeOf([saving])).toBeNull()
})

test('says how many documents have unsaved changes, since when, and why', () => {
  expect(noticeOf([failing])).toBe(
    'changes to 1 document, since 2:32 PM. The server that stores your content can’t be reached. Trying again; leave this page open.',
  )
})

test('counts each document once', () => {
  const others = [
    { ...saving, documents: ['b', 'a'] },
    { ...saving, documents: ['a'] },
  ]
  expect(noticeOf([failing, ...others])).toContain('changes to 2 documents, since 2:32 PM.')
})
