import { expect, test } from 'vitest'
import { refuseLosses } from './content-guard.ts'

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/ports/${index}`)

test('refuses a dataset that lacks a required document, on a first build too', () => {
  expect(() => refuseLosses(['Site settings', 'Home'], [], pages(3))).toThrow(
    /refused; the site stays as it was\. Nothing is published of: Site settings, Home\..*--accept-missing-content/,
  )
})

test('refuses to remove more than a third of the pages, and says how many', () => {
  expect(() => refuseLosses([], pages(30), pages(19))).toThrow('11 of the site’s 30 pages')
  expect(() => refuseLosses([], pages(30), pages(20))).not.toThrow()
})

test('a first build and a growing site lose nothing', () => {
  expect(() => refuseLosses([], [], pages(1))).not.toThrow()
  expect(() => refuseLosses([], pages(3), pages(300))).not.toThrow()
})
