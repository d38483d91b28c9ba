import { sectionHeading } from '../../content/blocks.ts'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { DeskLine } from '../../features/leads/form-notices.tsx'
import { fleetQuoteForm } from '../../features/leads/fleet-quote-form.ts'
import { leadMail, leadValues } from '../../features/leads/form-table.ts'
import { LeadForm } from '../../features/leads/lead-form.tsx'
import { acceptedValuesOf, useLeadRequest } from '../../features/leads/lead-request.ts'
import { RequestSent, SentSummary } from '../../features/leads/request-sent.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'

const QUOTE_MESSAGE = 'Fleet quote – company / vessels / Indian port calls a year:'

/** The quote form at `#quote`, or the confirmation once the request is sent (specification section 4). */
export function QuoteSection({
  content: { settings, page, frame },
}: {
  content: FleetRetainerContent
}) {
  const request = useLeadRequest(fleetQuoteForm.name)
  const sent = acceptedValuesOf(fleetQuoteForm.name)
  const { supportEmail } = frame.settings
  if (request.status === 'accepted' && sent !== null) {
    const values = leadValues(fleetQuoteForm, sent)
    return (
      <Section id="quote" heading={null} tone="mist">
        <RequestSent heading="Quote Request Received!">
          <p>
            Your request has reached our desk. A quote follows within 24 hours, by email to{' '}
            {values.email}. Your reference is <strong>{request.reference}</strong>.
          </p>
          <SentSummary
            mail={leadMail(fleetQuoteForm, values)}
            reference={request.reference}
            settings={frame.settings}
          />
          <ButtonRow>
            <ButtonLink to="/port-call-compliance">{frame.settings.buttons.letter}</ButtonLink>
            <ButtonLink to="/" variant="quiet">
              Back to the home page
            </ButtonLink>
          </ButtonRow>
        </RequestSent>
      </Section>
    )
  }
  return (
    <Section id="quote" {...sectionHeading(page.quote, 'Request a fleet quote')} tone="mist">
      {/* Without the desk's email address, there is nowhere to send a request to. */}
      {supportEmail === null ? (
        <ContactActions
          settings={frame.settings}
          callLabel={frame.settings.buttons.call}
          message={QUOTE_MESSAGE}
        />
      ) : (
        <>
          <LeadForm
            table={fleetQuoteForm}
            submitLabel={page.buttons.submit}
            desk={{ ...frame.settings, supportEmail }}
            dataNotice={settings.leadDataNotice}
          />
          <DeskLine settings={frame.settings} message={QUOTE_MESSAGE} />
        </>
      )}
    </Section>
  )
}
