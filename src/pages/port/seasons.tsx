import { Section } from '../../ui/section.tsx'
import type { KnownPortContent } from './query.ts'
import { SeasonStrip } from './season-strip.tsx'

/** The year at a port. */
export function Seasons({ content: { port } }: { content: KnownPortContent }) {
  if (port.coast === null) return null
  return (
    <Section heading="Seasons" tone="mist">
      <SeasonStrip coast={port.coast} />
    </Section>
  )
}
