import { expect, test } from 'vitest'
import { pageMarkup } from '../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/about')

test('states mission, vision and five values', () => {
  expect(textsOf(main, '.section-columns h2')).toEqual(['Mission', 'Vision'])
  expect(main.querySelectorAll('dl dt')).toHaveLength(5)
})

test('lists the years from 2013 to 2025 in order', () => {
  const years = textsOf(main, 'ol > li time').map(Number)
  expect(years.at(0)).toBe(2013)
  expect(years.at(-1)).toBe(2025)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
})

test('the intro says that all years are illustrative', () => {
  expect(main.querySelector('.section:has(.timeline) .section__intro')?.textContent).toMatch(
    /^Our history.*\. All years are illustrative\.$/,
  )
  expect(textsOf(main, '.badge')).toEqual([])
})

test('marks each illustrative year if other years are confirmed', async () => {
  const { query, answer } = await seedAnswer('/about')
  const years = [
    { _id: 'a', year: 2013, title: 'A desk', isPlaceholder: false, position: { lat: 19, lng: 73 } },
    { _id: 'b', year: 2015, title: 'A store', isPlaceholder: true },
    { _id: 'c', year: 2018, title: 'A team', isPlaceholder: true },
  ]
  const markup = await pageMarkup('/about', query.parse({ ...Object(answer), years }))
  expect(markup.match(/>Illustrative</g)).toHaveLength(2)
  expect(markup).not.toContain('All years are illustrative')
  // The chart's caption must not say “(illustrative)”: the chart shows only the first entry, which is confirmed.
  expect(markup).not.toContain('(illustrative)')
})
