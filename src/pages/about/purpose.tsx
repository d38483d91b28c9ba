import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { SectionColumns } from '../../ui/section-columns.tsx'
import './purpose.css'
import type { AboutContent } from './query.ts'

type Statement = AboutContent['page']['mission']

/** Mission and vision, side by side where there is room. */
export function Purpose({ mission, vision }: { mission: Statement; vision: Statement }) {
  const statements = [
    { name: 'mission', heading: mission.heading ?? 'Mission', body: mission.body },
    { name: 'vision', heading: vision.heading ?? 'Vision', body: vision.body },
  ].filter(({ body }) => body.length > 0)
  return (
    <SectionColumns
      columns={statements.map(({ name, heading, body }) => ({
        name,
        heading,
        content: (
          <div className="purpose">
            <RichText value={body} />
          </div>
        ),
      }))}
    />
  )
}
