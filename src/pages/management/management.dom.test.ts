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
  expect(textsOf(main, '.watch-bill__time')).toEqual([
    '8 hours',
    '12 hours',
    '45 minutes',
    '2 hours',
  ])
  const calls = steps.map((step) => step.querySelector('a'))
  for (const call of calls) expect(call?.getAttribute('href')).toMatch(/^tel:\+91/)
  expect(calls.map((call) => call?.className.replace('button button--', ''))).toEqual([
    'emergency',
    ...Array<string>(4).fill('quiet'),
  ])
})

test('times go forwards in each ladder that hangs from the first step', () => {
  const ladders = [...main.querySelectorAll('.watch-bill__ladder')]
  expect(ladders.map((ladder) => textsOf(ladder, '.level-mark'))).toEqual([
    ['2', '2'],
    ['3', '4'],
  ])
})

test('the clock has the times of the list, each with the level that is called then', () => {
  const clocks = main.querySelectorAll('.watch-clock')
  expect(clocks).toHaveLength(2)
  for (const clock of clocks) {
    expect(textsOf(clock, '.watch-clock__time')).toEqual(['45 min', '2 h', '8 h', '12 h'])
    expect(textsOf(clock, '.watch-clock__level')).toEqual(['3', '3', '2', '2', '1'])
  }
  expect(textsOf(main, '.watch-bill .level-mark')).toEqual(['1', '2', '2', '3', '4'])
})

test('who is on the escalation list has its level, read from the list', () => {
  const executives = [...sectionOf(main, 'Executive leadership').querySelectorAll('li')]
  expect(executives.map((executive) => textsOf(executive, '.roster__level'))).toEqual([
    ['4 Escalation list: level 4'],
    ['3 Escalation list: level 3'],
    [],
    [],
  ])
})

test('no word of a placeholder is shown', () => {
  expect(main.textContent).not.toMatch(/placeholder/i)
})

test('keeps the adviser apart from the executives', () => {
  const advisers = sectionOf(main, 'Advisory board')
  expect(textsOf(advisers, 'li h3')).toEqual(['Adviser, P&I and Claims'])
})
