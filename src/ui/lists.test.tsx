import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NumberedList } from './numbered-list.tsx'
import { RuledList } from './ruled-list.tsx'

const items = [
  { _key: 'a', title: 'Position', body: 'Latitude and longitude.' },
  { _key: 'b', title: 'Injuries', body: null },
]

describe.each([
  ['numbered', NumberedList, 'ol'],
  ['ruled', RuledList, 'ul'],
])('a %s list', (_name, List, element) => {
  test('lists titles in order, each with its body where there is one', () => {
    const html = renderToStaticMarkup(<List items={items} />)
    expect(html).toMatch(new RegExp(`^<${element} .*Position.*Latitude and longitude.*Injuries`))
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).not.toMatch(/<p[^>]*><\/p>/)
  })

  test('is not shown without items', () => {
    expect(renderToStaticMarkup(<List items={[]} />)).toBe('')
  })
})
