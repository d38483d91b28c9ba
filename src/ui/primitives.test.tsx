import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { Badge, BadgeList } from './badge.tsx'
import { Section } from './section.tsx'

describe('a section', () => {
  test('is a region named by its heading', () => {
    const html = render(<Section id="sla" heading="Service levels" intro="What we commit to." />)
    const [, id] = /<h2 id="([^"]+)">Service levels<\/h2>/.exec(html) ?? []
    expect(html).toContain(
      `<section id="sla" class="section section--white" aria-labelledby="${id}"`,
    )
    expect(html).toContain('What we commit to.')
  })

  test('keeps its content when its heading is missing', () => {
    const html = render(<Section heading={null}>Content</Section>)
    expect(html).toContain('Content')
    expect(html).not.toMatch(/aria-labelledby|<h2|section__head/)
  })
})

describe('badges', () => {
  test('omit an icon that is not in the sprite, but show the text', () => {
    expect(render(<Badge icon="clock" text="Docs under 2h" />)).toContain('#icon-clock')
    expect(render(<Badge icon="gps" text="Docs under 2h" />)).toBe(
      '<span class="badge">Docs under 2h</span>',
    )
  })

  test('are omitted if they have no text', () => {
    const badges = [
      { icon: 'ship', text: null },
      { icon: null, text: 'NOSDCP-aligned' },
    ]
    expect(render(<BadgeList badges={badges} />).match(/<li>/g)).toHaveLength(1)
  })
})

function render(element: ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
}
