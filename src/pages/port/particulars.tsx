import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { chartedPorts, type Port } from '../../sections/port-links/ports.ts'
import { formatCoordinates } from '../../ui/coordinates.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Mono } from '../../ui/mono.tsx'
import { Section } from '../../ui/section.tsx'
import './particulars.css'
import type { KnownPortContent } from './query.ts'

/** Position, times and authority. A port's own time is typical, its coast's is committed (docs/domain.md). */
export function Particulars({ content }: { content: KnownPortContent }) {
  const { port, page, zones, settings } = content
  const charted = chartedPorts(chartPorts(content))
  const committed = zones.find(({ coast }) => coast !== null && coast === port.coast)?.responseTime
  return (
    <Section heading="Position and response">
      <div className="particulars">
        <div className="particulars__data">
          <DefinitionList
            entries={{
              'Typical response': port.responseTime && <Mono>{port.responseTime}</Mono>,
              Committed: committed && <Mono>{committed}</Mono>,
              Coverage: page.coverageLine ?? '24/7 Full Service',
              Position: port.coordinates && <Mono>{formatCoordinates(port.coordinates)}</Mono>,
              'UN/LOCODE': port.locode && <Mono>{port.locode}</Mono>,
              'Port authority': port.authority,
            }}
          />
          <Footnote text={settings.typicalTimesNote} />
          <Footnote text={committed ? settings.mobilisationNote : null} />
        </div>
        {port.coordinates && <CoastMap ports={charted} current={port.slug} />}
      </div>
    </Section>
  )
}

/** All ports or, where the query returns only some of them, the page's own alone. */
function chartPorts({ ports, port, frame: { portCount } }: KnownPortContent): Port[] {
  const { slug, name } = port
  if (portCount === null || portCount <= ports.length) return ports
  return slug === null || name === null ? [] : [{ ...port, slug, name }]
}
