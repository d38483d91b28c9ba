import './purpose.css'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import type { AboutContent } from './query.ts'

type Statement = AboutContent['page']['mission']

/** Mission and vision, side by side where there is room. */
export function Purpose({ mission, vision }: { mission: Statement; vision: Statement }) {
  const statements = [
    { name: 'mission', heading: mission.heading ?? 'Mission', body: mission.body },
    { name: 'vision', heading: vision.heading ?? 'Vision', body: vision.body },
  ].filter(({ body }) => body.length > 0)
  if (statements.length === 0) return null
  return (
    <Section heading={null}>
      <div className="purpose">
        {statements.map(({ name, heading, body }) => (
          <article key={name} className="purpose__statement">
            <h2>{heading}</h2>
            <RichText value={body} />
          </article>
        ))}
      </div>
    </Section>
  )
}
