import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { Badge, BadgeList } from './badge.tsx'
import { Button, ButtonAnchor, ButtonLink } from './button.tsx'
import { DefinitionList } from './definition-list.tsx'
import { Disclosure } from './disclosure.tsx'
import { Icon } from './icon.tsx'
import { Section } from './section.tsx'
import { StatList } from './stat.tsx'

describe('buttons', () => {
  test('a button submits no form unless it says so', () => {
    expect(render(<Button>Print</Button>)).toContain('type="button"')
    expect(render(<Button type="submit">Send</Button>)).toContain('type="submit"')
  })

  test('a link that looks like a button is a link', () => {
    expect(render(<ButtonLink to="/contact">Contact</ButtonLink>)).toMatch(
      /^<a class="button button--primary" href="\/contact"/,
    )
    expect(
      render(
        <ButtonAnchor href="tel:+910000000000" variant="emergency" icon="phone-call">
          +91 00000 00000
        </ButtonAnchor>,
      ),
    ).toMatch(/^<a href="tel:\+910000000000" class="button button--emergency"><svg/)
  })
})

test('an icon is not read out', () => {
  expect(render(<Icon name="anchor" />)).toMatch(
    /^<svg [^>]*aria-hidden="true".*href="#icon-anchor"/,
  )
})

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
  test('an icon that is not in the sprite is left out, never the words', () => {
    expect(render(<Badge icon="clock" text="Docs under 2h" />)).toContain('#icon-clock')
    expect(render(<Badge icon="gps" text="Docs under 2h" />)).toBe(
      '<span class="badge">Docs under 2h</span>',
    )
  })

  test('one without words is left out', () => {
    const badges = [
      { icon: 'ship', text: null },
      { icon: null, text: 'NOSDCP-aligned' },
    ]
    expect(render(<BadgeList badges={badges} />).match(/<li>/g)).toHaveLength(1)
  })
})

test('a figure without what it measures is left out', () => {
  const stats = [
    { value: '22 vessels', label: 'Global surge' },
    { value: '45', label: null },
  ]
  expect(render(<StatList stats={stats} />)).toMatch(
    /^<dl[^>]*><div class="stat"><dt[^>]*>Global surge<\/dt><dd[^>]*>22 vessels<\/dd><\/div><\/dl>$/,
  )
})

test('particulars without a value are left out', () => {
  const html = render(
    <DefinitionList entries={{ LOCODE: null, Authority: 'Mumbai Port Authority' }} />,
  )
  expect(html).toContain('<dt>Authority</dt><dd>Mumbai Port Authority</dd>')
  expect(html).not.toContain('LOCODE')
  expect(render(<DefinitionList entries={{ LOCODE: null }} />)).toBe('')
})

test('a disclosure opens without a script', () => {
  expect(render(<Disclosure summary="Who needs it?">Owners.</Disclosure>)).toMatch(
    /^<details class="disclosure"><summary[^>]*>Who needs it\?.*<\/summary>.*Owners\./,
  )
})

function render(element: ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
}
