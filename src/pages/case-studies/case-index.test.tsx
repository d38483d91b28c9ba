import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseTrack, hoursPerStep, timeBetween } from './case-index.tsx'

const logOf = (...times: string[]) => ({
  log: times.map((time) => ({ _key: time, time, event: 'Seen' })),
})

test.each([
  [['00:00', '03:59'], 1],
  [['00:00', '04:01'], 2],
  [['00:00', '16:00'], 4],
  [['00:00', '17:00'], 5],
  [['17:00', '00:00', 'Day 3'], 5],
  [['Day 3'], 1],
  [[], 1],
])('a log with times %j needs scale steps of %i hours', (times, hours) => {
  expect(hoursPerStep([logOf(...times)])).toBe(hours)
})

/** Position and radius of each mark on a track, in drawing order. */
function marks(...times: string[]) {
  const track = renderToStaticMarkup(<CaseTrack study={logOf(...times)} stepHours={4} />)
  return Array.from(track.matchAll(/cx="(\d+)" cy="10" r="(\d)"/g), ([, x, r]) =>
    [x, r].map(Number),
  )
}

test('draws the marks in order of time, whatever the order of the log, and draws the last mark larger', () => {
  const inOrder = marks('00:00', '04:00', '16:00')
  expect(inOrder).toEqual([
    [8, 5],
    [104, 5],
    [392, 7],
  ])
  expect(marks('16:00', '00:00', '04:00')).toEqual(inOrder)
})

test('merges marks that would overlap', () => {
  expect(marks('00:00', '00:20', '04:00')).toHaveLength(2)
  // At 31 minutes, marks of the usual size would only touch, but the last mark is larger.
  expect(marks('00:00', '00:31')).toHaveLength(1)
  expect(marks('00:00', '00:36')).toHaveLength(2)
})

test('draws the track dotted after its last mark if a log entry has no elapsed time', () => {
  const track = (...times: string[]) =>
    renderToStaticMarkup(<CaseTrack study={logOf(...times)} stepHours={4} />)
  expect(track('00:00', '04:00', 'Day 3')).toContain('case-track__later')
  expect(track('00:00', '04:00')).not.toContain('case-track__later')
  // Two entries that share a mark.
  expect(track('00:00', '00:20', '04:00')).not.toContain('case-track__later')
  expect(track('Day 3')).toBe('')
})

test.each([
  ['00:11', '07:00', '6 h 49 min'],
  ['00:00', '00:48', '48 min'],
  ['07:00', '16:00', '9 h'],
  ['07:00\u200B', '16:00\u200B', '9 h'],
  ['16:00', 'Day 3', null],
  ['Dusk', 'Day 2', null],
  ['07:00', '07:00', null],
  ['16:00', '07:00', null],
])('the time from %s to %s is %s', (start, end, expected) => {
  expect(timeBetween(start, end)).toBe(expected)
})
