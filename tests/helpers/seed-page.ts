import { pageMarkup } from '../../builder/prerender/render.tsx'
import { seedAnswer } from './seed-answers.ts'

/**
 * Renders a page from the seed and returns its `<main>`. Needs a DOM (`*.dom.test.ts`).
 *
 * @param documents documents in the lake besides the seed
 * @throws when the page has no `<main>`
 */
export async function seedPage(path: string, documents: readonly object[] = []): Promise<Element> {
  const { query, answer } = await seedAnswer(path, documents)
  const markup = await pageMarkup(path, query.parse(answer))
  const main = new DOMParser().parseFromString(markup, 'text/html').querySelector('main')
  if (!main) throw new Error(`${path} has no main`)
  return main
}

/** The text of each element that a selector finds, in document order. */
export function textsOf(within: ParentNode, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.textContent.trim())
}

/** The section whose second-level heading is `heading`. */
export function sectionOf(main: Element, heading: string): Element {
  const section = [...main.querySelectorAll('section')].find(
    (candidate) => candidate.querySelector('h2')?.textContent === heading,
  )
  if (!section) throw new Error(`no section has the heading ${heading}`)
  return section
}
