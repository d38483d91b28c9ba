import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { placesOfImage } from './studio-names.ts'

const image = 'images/localdev/production/gone-9x6.svg'
const imageField = { _type: 'image', asset: { _type: 'reference', _ref: 'image-gone-9x6-svg' } }
const dataset = [
  { _id: 'image-gone-9x6-svg', _type: 'sanity.imageAsset', path: image },
  { _id: 'caseStudy-tow', _type: 'caseStudy', title: 'A tow', image: imageField },
]
const lake = {
  fetch: async (groq: string, params: Record<string, unknown>): Promise<unknown> =>
    (await evaluate(parse(groq, { params }), { dataset, params })).get(),
}

test('returns the document that uses an image, and the Studio’s title of the image field', async () => {
  expect(await placesOfImage(image, lake)).toEqual([
    { document: 'Case study “A tow”', documentId: 'caseStudy-tow', field: 'Drawing' },
  ])
})

test('returns one entry without names if no document uses the image', async () => {
  expect(await placesOfImage('images/localdev/production/other.svg', lake)).toEqual([
    { document: null, field: null },
  ])
})
