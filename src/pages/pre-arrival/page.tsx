import { type Page, seoHead } from '../page.ts'
import { useState } from 'react'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { resetRequest } from '../../features/leads/lead-request.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { DownloadActions, FirstSheet } from '../../sections/download/download.tsx'
import { HeroEyebrow, PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { deskChannels, type DeskContacts } from '../../sections/contact-actions/desk-channels.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Block } from '../../content/blocks.ts'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { AnnotatedText } from '../../ui/text.tsx'
import { type Faq, type PreArrivalContent, preArrivalQuery } from './query.ts'
import { LeadTimes } from './lead-time.tsx'
import { RequestSection } from './request-section.tsx'
import { SentSection, useSentRequest } from './sent-section.tsx'
import './pre-arrival.css'

export const page: Page<PreArrivalContent> = {
  query: preArrivalQuery,
  head: seoHead,
  Component: PreArrivalPage,
}

/** Shows the form or, once the request has been sent, the confirmation. */
export function PreArrivalPage({ content }: { content: PreArrivalContent }) {
  const { page: copy, faqs, ports, frame } = content
  const sent = useSentRequest()
  const [isRepeat, setRepeat] = useState(false)
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
          <RequestSection content={content} isRepeat={isRepeat} />
          <Section {...copy.packDownload} tone="paper" split>
            <DownloadActions
              document="compliancePack"
              label={copy.buttons.pack}
              readLabel={frame.settings.buttons.read}
              picture={<FirstSheet document="compliancePack" />}
            />
          </Section>
        </>
      ) : (
        <SentSection
          heading={heading}
          content={content}
          request={sent}
          onNewRequest={() => {
            setRepeat(true)
            resetRequest(preArrivalForm.name)
          }}
        />
      )}
      <Faqs block={copy.faq} faqs={faqs} />
      <LeadTimes block={copy.ports} allPorts={ports} portCount={frame.portCount} />
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

/** The build also publishes the questions as structured data (`builder/metadata/structured-data.ts`). */
export function Faqs({ block: { heading, intro }, faqs }: { block: Block; faqs: readonly Faq[] }) {
  if (faqs.length === 0) return null
  return (
    <Section heading={heading ?? 'Frequently asked questions'} intro={intro} split>
      <div className="faqs">
        {faqs.map(({ _id: id, question, answer }) => (
          <div key={id} className="faqs__item stack-8">
            <h3>
              <AnnotatedText text={question} />
            </h3>
            <RichText value={answer} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Bar of contact links at the bottom of the window. Hidden on phones, where `Frame` shows its own bar. */
function DeskBar({ settings }: { settings: DeskContacts }) {
  const channels = deskChannels(settings)
  if (channels.length === 0) return null
  return (
    <nav className="desk-bar" aria-label="Help with this request">
      <div className="desk-bar__row container">
        {channels.map(({ kind, href, icon, contact }) => (
          <a key={kind} className={`desk-bar__link bar-link desk-bar__link--${kind}`} href={href}>
            <Icon name={icon} />
            {kind === 'call' && <span className="visually-hidden">Call </span>}
            {kind === 'whatsapp' && 'WhatsApp '}
            {contact}
          </a>
        ))}
      </div>
    </nav>
  )
}
