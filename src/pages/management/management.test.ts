// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/management')

test('names four executives, each with office, background and focus', () => {
  const executives = [...sectionOf(main, 'Executive leadership').querySelectorAll('li')]
  expect(executives).toHaveLength(4)
  for (const executive of executives) {
    expect(textsOf(executive, 'h3, .roster__title')).toHaveLength(2)
    expect(executive.querySelectorAll('.roster__bio > p').length).toBeGreaterThan(1)
    expect(textsOf(executive, '.roster__focus')).toEqual([expect.stringMatching(/^Focus \w/)])
  }
})

test('keeps the adviser apart from the executives', () => {
  const advisers = sectionOf(main, 'Advisory board')
  expect(textsOf(advisers, 'li .roster__title')).toEqual(['Adviser, P&I and Claims'])
})
