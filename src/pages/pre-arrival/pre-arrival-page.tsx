import { useState } from 'react'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { forgetOutcome } from '../../features/leads/lead-request.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { Download } from '../../sections/download/download.tsx'
import { HeroEyebrow } from '../../sections/page-hero/hero-eyebrow.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DeskBar } from './desk-bar.tsx'
import { Faqs } from './faqs.tsx'
import { LeadTimes } from './lead-times.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestSection } from './request-section.tsx'
import { SentSection } from './sent-section.tsx'
import { useSentRequest } from './use-sent-request.ts'

/** The page from the form to its success; what led to the form leaves with it. */
export function PreArrivalPage({ content }: { content: PreArrivalContent }) {
  const { page: copy, faqs, ports, frame } = content
  const sent = useSentRequest()
  const [isAnother, setAnother] = useState(false)
  const heading = copy.heading ?? 'Pre-arrival letter'
  return (
    <>
      {sent === null ? (
        <>
          <PageHero
            eyebrow={<HeroEyebrow>MSN 05/2025, vessels of 300 GT and above</HeroEyebrow>}
            heading={heading}
            lead={copy.lead}
          />
          <RequestSection content={content} isAnother={isAnother} />
          <Download
            block={copy.packDownload}
            document="compliancePack"
            label={copy.buttons.pack}
            readLabel={frame.settings.buttons.read}
            tone="paper"
          />
        </>
      ) : (
        <SentSection
          heading={heading}
          content={content}
          request={sent}
          onAnother={() => {
            setAnother(true)
            forgetOutcome(preArrivalForm.name)
          }}
        />
      )}
      <Faqs block={copy.faq} faqs={faqs} />
      <LeadTimes block={copy.ports} ports={ports} portCount={frame.portCount} />
      {sent === null && (
        <CallToAction block={copy.callToAction}>
          <CallButton label={frame.settings.buttons.call} phone={frame.settings.emergencyPhone} />
          <ButtonLink to="#request">{copy.request.heading ?? 'Request the letter'}</ButtonLink>
        </CallToAction>
      )}
      <DeskBar settings={frame.settings} />
    </>
  )
}
