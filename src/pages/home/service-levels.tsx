import { ResponseAxis } from '../../sections/response-axis/response-axis.tsx'
import { SlaTable } from '../../sections/sla-table/sla-table.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import './service-levels.css'
import type { HomeContent } from './query.ts'
import { SurgePool } from './surge-pool.tsx'

/** The short table, the committed times on one axis, and what stands behind both coasts. */
export function ServiceLevels({
  content: { page, slaRows, settings, frame },
}: {
  content: HomeContent
}) {
  if (slaRows.length === 0) return null
  return (
    <Section heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro} tone="paper">
      <SlaTable rows={slaRows} />
      <div className="service-levels">
        <ResponseAxis rows={slaRows} />
        <Footnote text={settings.mobilisationNote} />
        <div className="service-levels__beside">
          <SurgePool block={page.surge} label={page.buttons.salvage} />
          <ButtonRow>
            <ButtonLink to="/fleet-retainer#quote">{frame.settings.buttons.quote}</ButtonLink>
            <ButtonLink to="/fleet-retainer#sla" variant="quiet">
              {page.buttons.serviceLevels}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  )
}
