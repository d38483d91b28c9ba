import type { ReactNode } from 'react'
import './section.css'
import { Section, SectionHead } from './section.tsx'

/** Shows several sections in one band of the page, side by side where there is room. */
export function SectionColumns({
  tone = 'white',
  columns,
}: {
  tone?: 'white' | 'paper' | 'mist'
  columns: readonly {
    name: string
    heading: string
    intro?: string | null
    content: ReactNode
  }[]
}) {
  if (columns.length === 0) return null
  return (
    <Section heading={null} tone={tone}>
      <div className="section-columns">
        {columns.map(({ name, heading, intro, content }) => (
          <section key={name} className="section__ruler-line">
            <SectionHead heading={heading} intro={intro} />
            <div className="section__body stack-24">{content}</div>
          </section>
        ))}
      </div>
    </Section>
  )
}
