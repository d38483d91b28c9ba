import { expect, test } from 'vitest'
import { facts, factsOf, firstWords, titleOf } from './facts.ts'

test('facts are joined in their order, without missing ones', () => {
  expect(facts('2–4 hours', undefined, null, '', ' ', false, {}, 2013)).toBe('2–4 hours · 2013')
  expect(facts(undefined)).toBe('')
})

test('they say last that a document holds placeholder data', () => {
  expect(factsOf(true, '6–8 hours')).toBe('6–8 hours · Placeholder')
  expect(factsOf(false, '6–8 hours')).toBe('6–8 hours')
})

test('shows a choice by its title, and nothing for an unknown value', () => {
  const choices = [{ title: 'West coast', value: 'west' }]
  expect(titleOf(choices, 'west')).toBe('West coast')
  expect(titleOf(choices, 'north')).toBeUndefined()
})

test('cuts a text at a word boundary', () => {
  const block = (...texts: string[]) => ({ children: texts.map((text) => ({ text })) })
  const text = [block('Call ', 'the desk.'), block('Then wait.')]
  expect(firstWords(text)).toBe('Call the desk. Then wait.')
  expect(firstWords(text, 16)).toBe('Call the desk. …')
})
