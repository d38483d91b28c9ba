import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { formatCoordinates } from '../../ui/coordinates.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Mono } from '../../ui/mono.tsx'
import { Section } from '../../ui/section.tsx'
import './particulars.css'
import type { KnownPortContent } from './query.ts'
import { SeasonStrip } from './season-strip.tsx'

/**
 * The port's pilot card, and what the times in the hero mean: a port's own is typical, its coast's is committed
 * (docs/domain.md).
 */
export function Particulars({ content }: { content: KnownPortContent }) {
  const { port, page, zones, settings } = content
  const committed = committedTime(zones, port.coast)
  return (
    <Section heading="Position and seasons">
      <div className="particulars">
        <DefinitionList
          entries={{
            Coverage: page.coverageLine ?? '24/7 Full Service',
            Position: port.coordinates && <Mono>{formatCoordinates(port.coordinates)}</Mono>,
            'UN/LOCODE': port.locode && <Mono>{port.locode}</Mono>,
            VHF: port.vhf
              ? `${port.vhf} (confirm in ALRS volume 6)`
              : 'Not published here: see ALRS volume 6',
            'Port authority': port.authority,
          }}
        />
        <SeasonStrip coast={port.coast} />
        <Footnote text={footnote(settings, committed)} />
      </div>
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
