import type { Block } from '../../content/blocks.ts'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { Section } from '../../ui/section.tsx'
import './other-ports.css'
import type { KnownPortContent } from './query.ts'

/** The other ports, where there is room as the fixes of one passage. */
export function OtherPorts({
  block: { heading, intro },
  ports,
  portCount,
}: {
  block: Block
  ports: KnownPortContent['ports']
  portCount: number | null
}) {
  if (ports.length === 0) return null
  return (
    <Section heading={heading ?? 'Other ports'} intro={intro} tone="paper">
      <div className="other-ports">
        <PortLinks ports={ports} portCount={portCount} />
      </div>
    </Section>
  )
}
