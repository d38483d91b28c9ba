import * as v from 'valibot'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CaseStudyCard } from './case-study-card.tsx'
import { everyCaseStudy } from './case-study.ts'

const image = {
  alt: 'A tug and her tow',
  path: 'images/localdev/production/abc-1200x800.svg',
  width: 1200,
  height: 800,
}

test('shows drawing, title, result and the first sentence of the description', () => {
  const html = render({ description: 'She drifted. She was towed.' })
  expect(html).toContain('alt="A tug and her tow"')
  expect(html).toMatch(/<h3><a [^>]*href="\/case-studies#a"[^>]*>Adrift<\/a><\/h3>/)
  expect(html).toContain('Under tow by hour 16')
  expect(html).toContain('<p>She drifted.</p>')
})

test('says of an example that it is illustrative, and of a real case nothing', () => {
  expect(render({ isIllustrative: true })).toContain('Illustrative')
  expect(render({ isIllustrative: false })).not.toContain('Illustrative')
})

test('is complete without drawing, result and description', () => {
  const html = render({ image: null, metric: ' ', description: 7 })
  expect(html).not.toMatch(/<img|<p>|__metric/)
})

test('a case without a title is left out', () => {
  expect(v.parse(everyCaseStudy.parser, [{ _id: 'a', title: '' }, { title: 'No id' }])).toEqual([])
})

function render(fields: Record<string, unknown>) {
  const [study] = v.parse(everyCaseStudy.parser, [
    { _id: 'a', title: 'Adrift', metric: 'Under tow by hour 16', image, ...fields },
  ])
  if (!study) throw new Error('the case was left out')
  return renderToStaticMarkup(
    <MemoryRouter>
      <CaseStudyCard study={study} />
    </MemoryRouter>,
  )
}
