/** Editors can replace every default label: their text is shown in all places where the default was shown. */
import { expect, test } from 'vitest'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import type { PageQuery } from '../../src/content/page-query.ts'
import { PATHS_WITH_ONE_PORT } from '../helpers/paths.ts'
import { seedAnswer } from '../helpers/seed-answers.ts'

/** Prerendered markup lacks these labels, which are shown after a form is sent (see newsletter.dom.test.tsx). */
const SHOWN_LATER = new Set(['siteSettings.newsletter.success'])

const labelName = ({ document, field }: PageQuery['defaults'][number]) =>
  [document, ...field].join('.')

/** Renders a page with every label replaced; `shown` are the labels found in its markup. */
async function renderWithNewLabels(path: string) {
  const { query, answer } = await seedAnswer(path)
  for (const [index, { path: labelPath }] of query.defaults.entries()) {
    let holder: object = Object(answer)
    for (const name of labelPath.slice(0, -1)) {
      if (!Reflect.get(holder, name)) Reflect.set(holder, name, {})
      holder = Object(Reflect.get(holder, name))
    }
    Reflect.set(holder, String(labelPath.at(-1)), `Words ${index}.`)
  }
  const markup = await pageMarkup(path, query.parse(answer))
  const shown = query.defaults.filter((_, index) => markup.includes(`Words ${index}.`))
  return { query, content: JSON.stringify(answer), markup, shown }
}

test('every editable label is shown on some page', async () => {
  const pages = await Promise.all(PATHS_WITH_ONE_PORT.map(renderWithNewLabels))
  const editable = new Set(pages.flatMap(({ query }) => query.defaults.map(labelName)))
  const shown = new Set(pages.flatMap((page) => page.shown.map(labelName)))
  expect([...editable].filter((name) => !shown.has(name) && !SHOWN_LATER.has(name))).toEqual([])
  expect(editable.size).toBeGreaterThan(50)
})

test.each(PATHS_WITH_ONE_PORT)(
  '%s shows no default label once all labels are replaced',
  async (path) => {
    const { query, content, markup } = await renderWithNewLabels(path)
    // Skips labels of one word, which can also be column headings, and labels whose text is also in the content.
    const remaining = query.defaults.filter(
      ({ text }) =>
        text.includes(' ') &&
        !content.includes(JSON.stringify(text)) &&
        new RegExp(`>\\s*${RegExp.escape(text.replaceAll('&', '&amp;'))}\\s*<`).test(markup),
    )
    expect(remaining.map(labelName)).toEqual([])
  },
)
