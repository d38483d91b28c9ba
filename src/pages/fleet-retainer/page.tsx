import { Link } from 'react-router-dom'
import './fleet-hero.css'
import type { Page } from '../page.ts'
import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import { Section } from '../../ui/section.tsx'
import { ZoneCoverage } from './zone-coverage.tsx'
import { OperationsCentre } from './operations-centre.tsx'
import { type FleetRetainerContent, fleetRetainerQuery } from './query.ts'
import { QuoteSection } from './quote-section.tsx'
import { ReviewCall } from './review-call.tsx'
import { Ships } from './ships.tsx'
import { SlaHighlights } from './sla-highlights.tsx'
import { ServiceLevelSchedule } from './service-level-schedule.tsx'

export const page: Page<FleetRetainerContent> = {
  query: fleetRetainerQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content }) => {
    const { page: copy, clauses, frame } = content
    return (
      <>
        <div className="fleet-hero">
          <PageHero heading={copy.heading ?? 'Fleet retainer'} lead={copy.lead}>
            <SlaHighlights commitments={content.commitments} />
            <p>
              <Link to="/fleet-retainer#sla">{copy.buttons.serviceLevels}</Link>
            </p>
            <Neatline className="fleet-hero__plate">
              <Ships />
            </Neatline>
          </PageHero>
          <QuoteSection content={content} />
        </div>
        {clauses.length > 0 && (
          <Section
            heading={copy.alignment.heading ?? 'Compliance alignment'}
            intro={copy.alignment.intro}
          >
            <ClauseTable caption="Clauses of the retainer" clauses={clauses} />
          </Section>
        )}
        <OperationsCentre operationsCentre={copy.operationsCentre} />
        <ServiceLevelSchedule content={content} />
        <ZoneCoverage content={content} />
        <ReviewCall block={copy.reviewCall} labels={copy.buttons} settings={frame.settings} />
      </>
    )
  },
}
