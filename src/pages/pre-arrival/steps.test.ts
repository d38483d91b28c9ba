import { expect, test } from 'vitest'
import { progressSteps, STEP_TITLES } from './steps.ts'

const written = ['Form', 'Check', 'Pack', 'Mail', 'Chat'].map((title) => ({
  title,
  body: 'Words.',
}))

test('steps before the current one are done, those after it lie ahead', () => {
  const states = progressSteps(written, 3).map(({ state }) => state)
  expect(states).toEqual(['done', 'done', 'current', 'ahead', 'ahead'])
})

test('at first nothing is done, at last all but the last step', () => {
  expect(progressSteps(written, 1).map(({ state }) => state)).not.toContain('done')
  expect(progressSteps(written, 5).filter(({ state }) => state === 'done')).toHaveLength(4)
})

test('the words are the editors’', () => {
  expect(progressSteps(written, 1)[1]).toEqual({ title: 'Check', body: 'Words.', state: 'ahead' })
})

test('there are five steps even when the editors’ words for some are missing', () => {
  const steps = progressSteps(written.slice(1), 2)
  expect(steps.map(({ title }) => title)).toEqual(STEP_TITLES)
  expect(steps.map(({ body }) => body)).toEqual([null, null, null, null, null])
})
