import { expect, test } from 'vitest'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/management')

test('lists four placeholder executives by role instead of by name', () => {
  const executives = [...sectionOf(main, 'Executive leadership').querySelectorAll('li')]
  expect(executives).toHaveLength(4)
  for (const executive of executives) {
    expect(textsOf(executive, 'h3')).toEqual([expect.stringMatching(/^(?:Managing|Chief|Head)/)])
    expect(executive.querySelectorAll('.roster__bio > p').length).toBeGreaterThan(1)
    expect(textsOf(executive, '.roster__focus')).toEqual([expect.stringMatching(/^Focus \w/)])
  }
})

test('lists the people to call and their phone numbers; only the first number has an emergency button', () => {
  const steps = [...sectionOf(main, 'Escalation list').querySelectorAll('li')]
  expect(steps).toHaveLength(5)
  expect(textsOf(sectionOf(main, 'Escalation list'), 'li h3')[0]).toBe('Duty manager')
  const calls = steps.map((step) => step.querySelector('a'))
  for (const call of calls) expect(call?.getAttribute('href')).toMatch(/^tel:\+91/)
  expect(calls.map((call) => call?.className.replace('button button--', ''))).toEqual([
    'emergency',
    ...Array<string>(4).fill('quiet'),
  ])
})
