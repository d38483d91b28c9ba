import { toPlainText } from '@portabletext/react'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import { CoastGuardChart } from './coast-guard-chart.tsx'
import type { SalvageResponseContent } from './query.ts'

/** Who directs a spill response in India and from where; what begins with a heading a phone folds under it. */
export function Nosdcp({
  block: { heading, body },
}: {
  block: SalvageResponseContent['page']['nosdcp']
}) {
  if (body.length === 0) return null
  const first = body.findIndex(({ style }) => style === 'h3')
  const end = first === -1 ? body.length : first
  const folded = body.slice(end)
  return (
    <Section heading={heading ?? 'NOSDCP framework'} tone="mist" split>
      <CoastGuardChart text={JSON.stringify(body)} />
      <div className="coast-guard-chart__text">
        <RichText value={body.slice(0, end)} />
        {folded.length > 0 && (
          <Fold summary={toPlainText(folded.slice(0, 1))}>
            <RichText value={folded} />
          </Fold>
        )}
      </div>
    </Section>
  )
}
