import { sectionHeading } from '../../content/blocks.ts'
import { Link } from 'react-router-dom'
import './fleet-hero.css'
import { type Page, seoHead } from '../page.ts'
import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { Section } from '../../ui/section.tsx'
import { ZoneCoverage } from './zone-chart.tsx'
import nightWatch from './night-watch.svg'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { type FleetRetainerContent, fleetRetainerQuery } from './query.ts'
import { QuoteSection } from './quote-section.tsx'
import { requestMail } from '../../features/leads/request-mail.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import { Ships } from './ships.tsx'
import { hoursIn, shortSpan } from '../../sections/response-axis/hours.ts'
import { StatList } from '../../ui/stat.tsx'
import './fleet-retainer.css'
import { pdfLink } from '../../sections/download/pdf-link.ts'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'

export const page: Page<FleetRetainerContent> = {
  query: fleetRetainerQuery,
  head: seoHead,
  Component: FleetRetainerPage,
}

export function FleetRetainerPage({ content }: { content: FleetRetainerContent }) {
  const { page: copy, clauses } = content
  return (
    <>
      <div className="fleet-hero">
        <PageHero heading={copy.heading ?? 'Fleet retainer'} lead={copy.lead}>
          {content.commitments.length > 0 && (
            <StatList
              stats={content.commitments
                .slice(0, HERO_FIGURES)
                .map(({ service, response }) => ({ value: figureOf(response), label: service }))}
            />
          )}
          <p>
            <Link to="/fleet-retainer#sla">{copy.buttons.serviceLevels}</Link>
          </p>
          <ChartFrame className="fleet-hero__drawing">
            <Ships />
          </ChartFrame>
        </PageHero>
        <QuoteSection content={content} />
      </div>
      {clauses.length > 0 && (
        <Section {...sectionHeading(copy.alignment, 'Compliance alignment')}>
          <ClauseTable caption="Clauses of the retainer" clauses={clauses} />
        </Section>
      )}
      <OperationsCentre content={content} />
      <ServiceLevelSchedule content={content} />
      <ZoneCoverage content={content} />
      <ReviewCall content={content} />
    </>
  )
}

/** Number of response times that the hero shows as figures (specification section 2). */
const HERO_FIGURES = 4

/** Shortens a response time to a figure ("≤ 45 min", "6–8 h"). A text that names no time span is returned unchanged. */
export function figureOf(words: string | null): string | null {
  const hours = words === null ? null : hoursIn(words)
  if (words === null || hours === null) return words
  if (hours.from > 0) return shortSpan(hours)
  return `${/^\s*under\b/i.test(words) ? '<' : '≤'} ${shortSpan(hours)}`
}

function OperationsCentre({ content }: { content: FleetRetainerContent }) {
  const { heading, intro, body, points } = content.page.operationsCentre
  if (!intro && body.length === 0 && points.length === 0) return null
  return (
    <Section heading={heading ?? '24/7 operations centre'} intro={intro} tone="navy">
      <div className="operations-centre stack-32">
        <RichText value={body} />
        <RuledCards cards={points} />
      </div>
      <img src={nightWatch} alt="" width="2400" height="140" loading="lazy" />
    </Section>
  )
}

const QUESTIONS = [
  'Company',
  'Name and phone to call',
  'Vessels and Indian ports',
  'Two times that suit (date, time, time zone)',
].map((question): [string, string] => [question, '…'])

const reviewCallMail = requestMail('Book a 20-minute review call', QUESTIONS)

/**
 * Buttons to ask the desk for an appointment: they open an email or a WhatsApp message, with gaps to fill in.
 * The desk has no public calendar, and a third party's calendar would load its scripts on this page.
 */
function ReviewCall({ content: { page: copy, frame } }: { content: FleetRetainerContent }) {
  const { supportEmail, whatsappNumber } = frame.settings
  const { reviewCall, reviewCallByChat } = copy.buttons
  const mailTo = mailHref(supportEmail, reviewCallMail)
  const whatsapp = whatsappHref(whatsappNumber, `${reviewCallMail.subject}\n${reviewCallMail.body}`)
  if (mailTo === null && whatsapp === null) return null
  return (
    <CallToAction block={copy.reviewCall}>
      <ButtonAnchor icon="mail" href={mailTo}>
        {reviewCall}
      </ButtonAnchor>
      <ButtonAnchor
        variant={mailTo === null ? 'primary' : 'quiet'}
        icon="brand-whatsapp"
        href={whatsapp}
      >
        {mailTo === null ? reviewCall : reviewCallByChat}
      </ButtonAnchor>
    </CallToAction>
  )
}

/** The full schedule (specification section 9), with links to its PDF and page, and to the datasheet. */
function ServiceLevelSchedule({
  content: { page: copy, commitments, schedule, settings, frame },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" {...sectionHeading(copy.sla, 'Service levels')}>
      <SlaCommitmentTable
        rows={commitments}
        note={[settings.mobilisationNote, schedule.note].filter(Boolean).join(' ')}
      />
      <div className="service-level-schedule__foot">
        <ButtonRow>
          <ButtonAnchor {...pdfLink('slaSchedule')} icon="file-certificate">
            {copy.buttons.schedule}
          </ButtonAnchor>
          <ButtonLink to="/docs/sla-schedule" variant="quiet">
            {frame.settings.buttons.read}
          </ButtonLink>
        </ButtonRow>
        <div className="service-level-schedule__tender">
          {/* Such as “For your tender file:”. */}
          {copy.buttons.tender}
          <ButtonAnchor {...pdfLink('fleetDatasheet')} variant="quiet">
            {copy.buttons.datasheet}
          </ButtonAnchor>
        </div>
      </div>
    </Section>
  )
}
