/** Buttons, links and labels of the frame are content: an editor's words show wherever the default ones did. */
import { expect, test } from 'vitest'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import type { PageQuery } from '../../src/content/page-query.ts'
import { ONE_PORT_PATHS } from '../helpers/paths.ts'
import { seedAnswer } from '../helpers/seed-answers.ts'

/** Shown after a form was sent, which a page's markup does not have (newsletter.dom.test.tsx). */
const SHOWN_LATER = new Set(['siteSettings.newsletter.success'])

const nameOf = ({ document, field }: PageQuery['defaults'][number]) =>
  [document, ...field].join('.')

/** A page's markup, with each of its labels rewritten, and the labels that it then shows. */
async function rewritten(path: string) {
  const { query, answer } = await seedAnswer(path)
  for (const [index, { at }] of query.defaults.entries()) {
    let holder: object = Object(answer)
    for (const name of at.slice(0, -1)) {
      if (!Reflect.get(holder, name)) Reflect.set(holder, name, {})
      holder = Object(Reflect.get(holder, name))
    }
    Reflect.set(holder, String(at.at(-1)), `Words ${index}.`)
  }
  const markup = await pageMarkup(path, query.parse(answer))
  const shown = query.defaults.filter((_, index) => markup.includes(`Words ${index}.`))
  return { query, content: JSON.stringify(answer), markup, shown }
}

test('every label that editors can write is shown on a page', async () => {
  const pages = await Promise.all(ONE_PORT_PATHS.map(rewritten))
  const written = new Set(pages.flatMap(({ query }) => query.defaults.map(nameOf)))
  const shown = new Set(pages.flatMap((page) => page.shown.map(nameOf)))
  expect([...written].filter((name) => !shown.has(name) && !SHOWN_LATER.has(name))).toEqual([])
  expect(written.size).toBeGreaterThan(50)
})

test.each(ONE_PORT_PATHS)(
  '%s has its default words nowhere once others are written',
  async (path) => {
    const { query, content, markup } = await rewritten(path)
    // Skips words that the page also has for something else: a column's heading, or the editors' own text.
    const left = query.defaults.filter(
      ({ text }) =>
        text.includes(' ') &&
        !content.includes(JSON.stringify(text)) &&
        new RegExp(`>\\s*${RegExp.escape(text.replaceAll('&', '&amp;'))}\\s*<`).test(markup),
    )
    expect(left.map(nameOf)).toEqual([])
  },
)
