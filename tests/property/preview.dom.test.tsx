/** The preview's marks (invisible characters, stega) change neither what readers see nor what the site's code reads. */
import { stegaClean } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { tracedAnswer } from '../../sandbox/content-lake/tests/answer.ts'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { markText } from '../../src/preview/drafts.tsx'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { dataset, seedAnswer } from '../helpers/seed-answers.ts'

/** Marks may be in `alt`, for the preview's overlays, and in two attributes that only screen readers or PDFs use. */
const MARKED_ATTRIBUTES = new Set(['alt', 'aria-label', 'data-field-label'])

/** @returns a page, its query, and the query's result with and without marks */
async function loadWithMarks(path: string) {
  const { page, query } = await seedAnswer(path)
  const groq = Object.entries(query.params).reduce(
    (text, [name, value]) => text.replaceAll(`$${name}`, JSON.stringify(value)),
    query.groq,
  )
  const { result, map } = tracedAnswer(groq, dataset)
  return { page, query, plain: result, marked: markText(result, map, query.defaults) }
}

test.each(PAGE_PATHS)('%s reads the same with marks as without', async (path) => {
  const { page, query, plain, marked } = await loadWithMarks(path)
  expect(stegaClean(query.parse(marked))).toEqual(query.parse(plain))
  expect(page.head(query.parse(marked))).toEqual(page.head(query.parse(plain)))

  const markup = await pageMarkup(path, query.parse(marked))
  const plainMarkup = await pageMarkup(path, query.parse(plain))
  expect(markup.length).toBeGreaterThan(plainMarkup.length + 5000)
  expect(stegaClean(markup)).toBe(plainMarkup)
})

test.each(PAGE_PATHS)('%s has no marks in attributes that marks would break', async (path) => {
  const { query, marked } = await loadWithMarks(path)
  const body = new DOMParser().parseFromString(
    await pageMarkup(path, query.parse(marked)),
    'text/html',
  )
  const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
    Array.from(element.attributes),
  )
  const wronglyMarked = attributes
    .filter(({ name, value }) => !MARKED_ATTRIBUTES.has(name) && stegaClean(value) !== value)
    .map(({ name, value }) => `${name}="${stegaClean(value)}"`)
  expect(wronglyMarked).toEqual([])
})
