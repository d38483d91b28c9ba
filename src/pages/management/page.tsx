import { sectionHeading } from '../../content/blocks.ts'
import { type Page, seoHead } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { type ManagementContent, managementQuery, type TeamMember } from './query.ts'
import { CallChecklist } from '../../sections/contact-actions/call-checklist.tsx'
import { telHref } from '../../text/contact-links.ts'
import { LakeImage } from '../../content/lake-image.tsx'
import { AnnotatedText, Paragraph } from '../../ui/text.tsx'
import './escalation-list.css'
import './roster.css'

export const page: Page<ManagementContent> = {
  query: managementQuery,
  head: seoHead,
  Component: ManagementPage,
}

export function ManagementPage({
  content,
  content: { page: management, executives, advisers, escalation, frame },
}: {
  content: ManagementContent
}) {
  return (
    <>
      <PageHero heading={management.heading ?? 'Leadership'} lead={management.lead}>
        {escalation.steps.length > 0 && <EscalationList content={content} />}
        <ButtonLink to="/contact">{frame.settings.buttons.contact}</ButtonLink>
        <ButtonLink to="/docs/sla-schedule" variant="quiet">
          {management.buttons.escalation}
        </ButtonLink>
      </PageHero>
      {executives.length > 0 && (
        <Section {...sectionHeading(management.executive, 'Executive leadership')}>
          <Roster members={executives} />
        </Section>
      )}
      {advisers.length > 0 && (
        <Section {...sectionHeading(management.advisory, 'Advisory board')} tone="mist">
          <Roster members={advisers} />
        </Section>
      )}
      <CallToAction block={management.callToAction}>
        <ButtonLink to="/fleet-retainer#quote">{frame.settings.buttons.quote}</ButtonLink>
      </CallToAction>
    </>
  )
}

/** Lists the steps of the SLA schedule's escalation directory: who is called, when, and on which number. */
function EscalationList({ content }: { content: ManagementContent }) {
  return (
    <section className="escalation-list">
      <SectionHead {...content.page.watchBill} />
      <ol className="escalation-list__list plain-list">
        {content.escalation.steps.map(({ _key, level, role, when, contact }, index) => (
          <li key={_key} className="escalation-list__step">
            {level && <p className="escalation-list__level">{level}</p>}
            <div className="escalation-list__person">
              <h3>{role}</h3>
              {when && <p className="escalation-list__when">{when}</p>}
              {index === 0 && telHref(content.frame.settings.emergencyPhone) && <CallChecklist />}
            </div>
            {contact && (
              <p className="escalation-list__contact">
                <Contact contact={contact} isFirst={index === 0} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A button if the contact is a phone number, red for the first step; otherwise plain text. */
function Contact({ contact, isFirst }: { contact: string; isFirst: boolean }) {
  const tel = telHref(contact)
  if (tel === null) return contact
  return (
    <ButtonAnchor variant={isFirst ? 'emergency' : 'quiet'} icon="phone-call" href={tel}>
      {contact}
    </ButtonAnchor>
  )
}

/** Lists people with job title, focus and biography. A placeholder has neither name nor photograph. */
function Roster({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="roster plain-list">
      {members.map(({ _id: id, name, title, focus, bio, image, isPlaceholder }) => (
        <li key={id} className="roster__member">
          <div className="roster__person stack-4">
            <h3>{isPlaceholder ? (title ?? 'Name to be announced') : name}</h3>
            {title && !isPlaceholder && <p className="muted">{title}</p>}
            {image && !isPlaceholder && (
              <div className="roster__photograph">
                <LakeImage image={image} sizes="(min-width: 768px) 33vw, 100vw" />
              </div>
            )}
          </div>
          <div className="roster__bio stack-12">
            {bio.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
            {focus && (
              <p className="roster__focus">
                <span className="roster__label muted small">Focus</span>{' '}
                <AnnotatedText text={focus} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
