import { type Page, seoHead } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { HeroEyebrow, PageHero } from '../../sections/page-hero/page-hero.tsx'
import '../../sections/page-hero/page-hero.css'
import { ButtonLink, ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { FlagK } from '../../ui/flag-k.tsx'
import { Channels } from './channels.tsx'
import { sectionHeading } from '../../content/blocks.ts'
import { Paragraph } from '../../ui/text.tsx'
import '../../ui/numbered-list.css'
import { Link } from 'react-router-dom'
import { telHref } from '../../text/contact-links.ts'
import { type ContactContent, contactQuery } from './query.ts'
import './contact.css'

export const page: Page<ContactContent> = {
  query: contactQuery,
  head: seoHead,
  Component: ContactPage,
}

export function ContactPage({ content }: { content: ContactContent }) {
  return (
    <>
      <PageHero
        eyebrow={
          <HeroEyebrow
            flag={
              <span className="flag-on-mast">
                <FlagK />
              </span>
            }
          >
            {'Flag K:\nI wish to communicate with you'}
          </HeroEyebrow>
        }
        heading={content.page.heading ?? 'Contact'}
        lead={content.page.lead}
        aside={<Hotline content={content} />}
        below={
          content.settings.distressNote && (
            <Notice tone="warning">{content.settings.distressNote}</Notice>
          )
        }
      />
      <Section heading={null} tone="white">
        <Channels content={content} />
      </Section>
      <FirstReport content={content} />
      <CallToAction block={content.home.callToAction}>
        <ButtonLink to="/port-call-compliance" icon="file-certificate">
          {content.frame.settings.buttons.letter}
        </ButtonLink>
        <ButtonLink to="/fleet-retainer#quote" variant="quiet">
          {content.frame.settings.buttons.quote}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** The number for anything urgent, and whom to call if no one calls back. */
function Hotline({ content: { frame, page: copy, settings } }: { content: ContactContent }) {
  const { emergencyPhone } = frame.settings
  return (
    <div className="hotline section--navy">
      <div className="hotline__part stack-12">
        <h2>{copy.hotline.heading ?? '24/7 hotline'}</h2>
        <ButtonAnchor variant="emergency" icon="phone-call" href={telHref(emergencyPhone)}>
          {emergencyPhone}
        </ButtonAnchor>
      </div>
      <div className="hotline__part stack-12">
        {copy.hotline.body && <p>{copy.hotline.body}</p>}
        {settings.withoutRetainerNote && <p>{settings.withoutRetainerNote}</p>}
        <p>
          <Link to="/management">{copy.buttons.escalation}</Link>
        </p>
      </div>
    </div>
  )
}

function FirstReport({ content }: { content: ContactContent }) {
  const { items } = content.page.firstReport
  if (items.length === 0) return null
  return (
    <Section {...sectionHeading(content.page.firstReport, 'What to tell us first')} tone="paper">
      <div className="first-report">
        <ol className="numbered-list plain-list">
          {items.map(({ _key: key, title, body }) => (
            <li key={key} className="numbered-list__item">
              <p className="numbered-list__title strong">{title}</p>
              <Paragraph text={body} className="numbered-list__body muted" />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
