import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ValueCards } from './value-cards.tsx'

test('a figure is the value of what it measures', () => {
  const html = renderToStaticMarkup(
    <ValueCards
      cards={[
        { _key: 'a', value: '≤ 45 min', label: 'Callback', body: 'Day and night.' },
        { _key: 'b', value: '6–8 hours', label: 'West coast', body: null },
      ]}
    />,
  )
  expect(html).toMatch(
    /<dt[^>]*>Callback<\/dt><dd[^>]*>≤ 45 min<\/dd><dd[^>]*>Day and night\.<\/dd>/,
  )
  expect(html).toMatch(/<dt[^>]*>West coast<\/dt><dd[^>]*>6–8 hours<\/dd><\/div>/)
})

test('nothing is shown without figures', () => {
  expect(renderToStaticMarkup(<ValueCards cards={[]} />)).toBe('')
})
