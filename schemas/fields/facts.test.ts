import { describe, expect, test } from 'vitest'
import { facts, factsOf, firstWords, titleOf } from './facts.ts'

describe('facts', () => {
  test('are joined in their order', () => {
    expect(facts('2–4 hours', '+91 00000 00000', 2013)).toBe('2–4 hours · +91 00000 00000 · 2013')
  })
  test('leave out missing facts, whatever replaces them', () => {
    expect(facts(undefined, null, '', ' ', false, {}, '6–8 hours')).toBe('6–8 hours')
    expect(facts(undefined)).toBe('')
  })
  test('say last that a document holds placeholder data', () => {
    expect(factsOf(true, '6–8 hours')).toBe('6–8 hours · Placeholder')
    expect(factsOf(false, '6–8 hours')).toBe('6–8 hours')
    expect(factsOf(undefined)).toBe('')
  })
})

test('a choice is shown by its title, and a value that is none by nothing', () => {
  const choices = [{ title: 'West coast', value: 'west' }]
  expect(titleOf(choices, 'west')).toBe('West coast')
  expect(titleOf(choices, 'north')).toBeUndefined()
  expect(titleOf(choices, undefined)).toBeUndefined()
})

describe('firstWords', () => {
  const block = (...texts: unknown[]) => ({ children: texts.map((text) => ({ text })) })
  test('joins spans and paragraphs', () => {
    expect(firstWords([block('Call ', 'the desk.'), block('Then wait.')])).toBe(
      'Call the desk. Then wait.',
    )
  })
  test('are cut at the end of a word', () => {
    expect(firstWords([block('Any ship above three hundred tons')], 16)).toBe('Any ship above …')
  })
  test.each([[undefined], ['text'], [[]], [[null, 3, { children: 'x' }]], [[block(null, 7)]]])(
    'survive %j',
    (value) => {
      expect(typeof firstWords(value)).toBe('string')
    },
  )
})
