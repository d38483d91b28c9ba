import { CallChecklist } from '../../sections/contact-actions/call-checklist.tsx'
import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section.tsx'
import './escalation-list.css'
import type { ManagementContent } from './query.ts'

/** The escalation directory of the SLA schedule: who is called, when, and the number. */
export function EscalationList({ content }: { content: ManagementContent }) {
  const { heading, intro } = content.page.watchBill
  return (
    <section className="escalation-list">
      <SectionHead heading={heading} intro={intro} />
      <ol className="escalation-list__list plain-list">
        {content.watch.steps.map(({ _key, level, role, when, contact }, index) => (
          <li key={_key} className="escalation-list__step">
            {level && <p className="escalation-list__level">{level}</p>}
            <div className="escalation-list__called">
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
