import { expect, test } from 'vitest'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/management')

test('lists four executives by their roles, never by the name of a placeholder', () => {
  const executives = [...sectionOf(main, 'Executive leadership').querySelectorAll('li')]
  expect(executives).toHaveLength(4)
  for (const executive of executives) {
    expect(textsOf(executive, 'h3')).toEqual([expect.stringMatching(/^(?:Managing|Chief|Head)/)])
    expect(executive.querySelectorAll('.roster__bio > p').length).toBeGreaterThan(1)
    expect(textsOf(executive, '.roster__focus')).toEqual([expect.stringMatching(/^Focus \w/)])
  }
})

test('names who is called, each after what calls them and with a number to call', () => {
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

test('the list is in order of time, whatever the numbers of the levels', () => {
  const steps = [...main.querySelectorAll('.watch-bill__step')]
  expect(steps.map((step) => textsOf(step, '.watch-bill__times > span'))).toEqual([
    ['0 min'],
    ['45 min', '2 h'],
    [],
    ['8 h'],
    ['12 h'],
  ])
  expect(steps.map(({ className }) => className.split('--')[1])).toEqual([
    'apart',
    'follows',
    'follows',
    'apart',
    'beside',
  ])
  expect(textsOf(main, '.watch-bill__times')[2]).toBe('then')
})
