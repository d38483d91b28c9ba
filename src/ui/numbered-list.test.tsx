import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberedList } from './numbered-list.tsx'

test('lists titles in order, each with its body where there is one', () => {
  const html = renderToStaticMarkup(
    <NumberedList
      items={[
        { _key: 'a', title: 'Position', body: 'Latitude and longitude.' },
        { _key: 'b', title: 'Injuries', body: null },
      ]}
    />,
  )
  expect(html).toMatch(/^<ol .*Position.*Latitude and longitude.*Injuries/)
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})

test('is not shown without items', () => {
  expect(renderToStaticMarkup(<NumberedList items={[]} />)).toBe('')
})
