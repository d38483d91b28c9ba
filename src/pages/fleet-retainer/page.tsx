import { Link } from 'react-router-dom'
import './fleet-hero.css'
import type { Page } from '../page.ts'
import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import { Section } from '../../ui/section.tsx'
import { ZoneCoverage } from './zone-chart.tsx'
import './operations-centre.css'
import nightWatch from './night-watch.svg'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { type FleetRetainerContent, fleetRetainerQuery } from './query.ts'
import { QuoteSection } from './quote-section.tsx'
import type { Block } from '../../content/blocks.ts'
import type { FrameContent } from '../../content/frame.ts'
import { requestMail } from '../../features/leads/request-mail.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import { Ships } from './ships.tsx'
import { hoursIn, spanOf } from '../../sections/response-axis/hours.ts'
import type { SlaCommitment } from '../../sections/sla-table/sla-commitments.ts'
import { StatList } from '../../ui/stat.tsx'
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

/** How many the specification's page has. */
const HIGHLIGHTS = 4

/** The first times of the schedule as figures, each with its service: what one buys. */
function SlaHighlights({ commitments }: { commitments: readonly SlaCommitment[] }) {
  if (commitments.length === 0) return null
  return (
    <StatList
      stats={commitments
        .slice(0, HIGHLIGHTS)
        .map(({ service, response }) => ({ value: figureOf(response), label: service }))}
    />
  )
}

/** A time of the schedule as a figure: "< 2 h", "≤ 45 min", "6–8 h". Words without a span of time stay as they are. */
export function figureOf(words: string | null): string | null {
  const hours = words === null ? null : hoursIn(words)
  if (words === null || hours === null) return words
  if (hours.from > 0) return spanOf(hours)
  return `${/^\s*under\b/i.test(words) ? '<' : '≤'} ${spanOf(hours)}`
}

/** The 24/7 operations centre: how it works, and what a fleet gets from it. */
function OperationsCentre({
  operationsCentre: { heading, intro, body, points },
}: {
  operationsCentre: FleetRetainerContent['page']['operationsCentre']
}) {
  if (!intro && body.length === 0 && points.length === 0) return null
  return (
    <Section heading={heading ?? '24/7 operations centre'} intro={intro} tone="navy">
      <div className="operations-centre">
        <RichText value={body} />
        <RuledCards cards={points} />
      </div>
      <img src={nightWatch} alt="" width="2400" height="140" loading="lazy" />
    </Section>
  )
}

/** What the desk must know to make an appointment. */
const QUESTIONS = [
  'Company',
  'Name and phone to call',
  'Vessels and Indian ports',
  'Two times that suit (date, time, time zone)',
].map((question): [string, string] => [question, '…'])

const mail = requestMail('Book a 20-minute review call', QUESTIONS)

/**
 * Buttons that ask the desk for an appointment by email or WhatsApp, prefilled with its questions: the desk
 * has no public calendar, and a third party's would need its scripts here.
 */
function ReviewCall({
  block,
  labels: { reviewCall, reviewCallByChat },
  settings: { supportEmail, whatsappNumber },
}: {
  block: Block
  labels: FleetRetainerContent['page']['buttons']
  settings: Pick<FrameContent['settings'], 'supportEmail' | 'whatsappNumber'>
}) {
  const mailTo = mailHref(supportEmail, mail)
  const whatsapp = whatsappHref(whatsappNumber, `${mail.subject}\n${mail.body}`)
  if (mailTo === null && whatsapp === null) return null
  return (
    <CallToAction block={block}>
      {mailTo && (
        <ButtonAnchor icon="mail" href={mailTo}>
          {reviewCall}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor
          variant={mailTo === null ? 'primary' : 'quiet'}
          icon="brand-whatsapp"
          href={whatsapp}
        >
          {mailTo === null ? reviewCall : reviewCallByChat}
        </ButtonAnchor>
      )}
    </CallToAction>
  )
}
