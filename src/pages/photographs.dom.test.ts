/** Editors can replace the site's drawings with photographs. A crop keeps the focal point of a photograph. */
import { expect, test } from 'vitest'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { seedAnswer } from '../../tests/helpers/seed-answers.ts'
import { textsOf } from '../../tests/helpers/seed-page.ts'

const photograph = {
  alt: 'A tug at her berth',
  path: 'images/localdev/production/89abcdef0123456789abcdef0123456789abcdef-2000x2000.jpg',
  width: 2000,
  height: 2000,
  crop: null,
  hotspot: { x: 0.5, y: 0.2 },
}

/** Renders a page from the seed's answer, after `change` has modified the answer. */
async function pageWith(path: string, change: (answer: object) => void): Promise<Document> {
  const { query, answer } = await seedAnswer(path)
  const changed = structuredClone(Object(answer))
  change(changed)
  const markup = await pageMarkup(path, query.parse(changed))
  return new DOMParser().parseFromString(markup, 'text/html')
}

/** The object at a path of names and indexes in an answer. */
function objectAt(answer: object, ...names: (string | number)[]): object {
  return names.reduce<object>((value, name) => Object(Reflect.get(value, name)), answer)
}

const photographsOn = (page: Document) => [...page.querySelectorAll(`img[alt="${photograph.alt}"]`)]

test('home shows the photograph instead of the chart, and lists the ports', async () => {
  const page = await pageWith('/', (answer) =>
    Object.assign(objectAt(answer, 'page'), { image: photograph }),
  )
  const [image] = photographsOn(page)
  expect(image?.getAttribute('src')).toContain('rect=0,0,2000,1333')
  // The photograph is in the first view, and its size is reserved.
  expect(image?.getAttribute('loading')).toBe('eager')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '1067'])
  expect(page.querySelector('.coast-map')).toBeNull()
  expect(page.querySelector('.home-hero--photograph .hero-essentials__ports')).not.toBeNull()
})

test('leadership shows photographs of named people only', async () => {
  const page = await pageWith('/management', (answer) => {
    Object.assign(objectAt(answer, 'executives', 0), {
      name: 'A. Person',
      isPlaceholder: false,
      image: photograph,
    })
    Object.assign(objectAt(answer, 'executives', 1), { isPlaceholder: true, image: photograph })
  })
  expect(photographsOn(page)).toHaveLength(1)
  expect(photographsOn(page)[0]?.closest('li')?.querySelector('h3')?.textContent).toBe('A. Person')
})

test('salvage shows photographs of the assets; the first photograph also replaces the drawn tug', async () => {
  const drawn = await pageWith('/response/salvage-osr', () => undefined)
  expect(drawn.querySelector('.hero-asset .tug')).not.toBeNull()

  const page = await pageWith('/response/salvage-osr', (answer) =>
    Object.assign(objectAt(answer, 'page', 'assets', 'items', 2), { image: photograph }),
  )
  expect(page.querySelector('.tug')).toBeNull()
  expect(photographsOn(page).map((image) => image.closest('figure')?.className)).toEqual([
    'hero-asset',
    'asset-pictures__asset',
  ])
  expect(textsOf(page, '.asset-pictures strong')).toEqual(['Two first-response teams'])
})
