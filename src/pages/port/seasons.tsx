import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import type { KnownPortContent } from './query.ts'
import { SeasonStrip } from './season-strip.tsx'

/**
 * The year at a port, and what the times in the hero mean: a port's own is typical, its coast's is committed
 * (docs/domain.md).
 */
export function Seasons({ content: { port, zones, settings } }: { content: KnownPortContent }) {
  const committed = committedTime(zones, port.coast)
  return (
    <Section heading={port.coast && 'Seasons'} tone="mist">
      <SeasonStrip coast={port.coast} />
      <Footnote text={footnote(settings, committed)} />
    </Section>
  )
}

/** One note on a page: what typical means and, where a time is committed, what it is measured from. */
function footnote(
  { typicalTimesNote, mobilisationNote }: KnownPortContent['settings'],
  committed: string | null,
): string | null {
  const notes = [typicalTimesNote, committed === null ? null : mobilisationNote]
  return notes.filter((note) => note !== null).join(' ') || null
}
