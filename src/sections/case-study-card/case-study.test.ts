import { expect, test } from 'vitest'
import { firstSentence } from './case-study.ts'

test.each([
  ['The hose parted. The terminal shut down.', 'The hose parted.'],
  ['Was she fast? At dawn.', 'Was she fast?'],
  ['Boom was closed in 3.5 hours. Recovery began.', 'Boom was closed in 3.5 hours.'],
  ['The M.V. in question drifted. Then not.', 'The M.V. in question drifted.'],
  ['She drew 12 m (39 ft). The tide was 7.', 'She drew 12 m (39 ft).'],
  ['A line\nbroke. Twice.', 'A line\nbroke.'],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})

test.each(['One sentence.', 'No full stop at all', 'Etc', ''])('returns all of %j', (text) => {
  expect(firstSentence(text)).toBe(text)
})
