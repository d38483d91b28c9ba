import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { CoastGuardChart } from './coast-guard-chart.tsx'
import type { SalvageResponseContent } from './query.ts'

/** Who directs a spill response in India, and from where. */
export function Nosdcp({
  block: { heading, body },
}: {
  block: SalvageResponseContent['page']['nosdcp']
}) {
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'NOSDCP framework'} tone="mist" split>
      <CoastGuardChart text={JSON.stringify(body)} />
      <div className="coast-guard-chart__text">
        <RichText value={body} />
      </div>
    </Section>
  )
}
