import type { ReactNode } from 'react'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import './watch-bill.css'
import { LevelMark } from './level-mark.tsx'
import type { ManagementContent } from './query.ts'
import { WatchClock } from './watch-clock.tsx'
import { minutesIn, timeOf } from './watch-times.ts'

/**
 * The escalation directory of the SLA schedule: who is called for what and when, with the same marks as on the clock.
 *
 * @param children what the visitor can do next
 */
export function WatchBill({
  block: { heading, intro },
  steps,
  phone,
  children,
}: {
  block: ManagementContent['page']['watchBill']
  steps: ManagementContent['watch']['steps']
  phone: string | null
  children: ReactNode
}) {
  if (steps.length === 0) return null
  return (
    <Section heading={heading} intro={intro} tone="paper">
      <div className="watch-bill">
        <ol className="watch-bill__steps plain-list">
          {steps.map(({ _key: key, level, role, when, contact }, index) => (
            <li key={key} className="watch-bill__step">
              <LevelMark level={level} />
              <p className="watch-bill__level">
                {level}
                <Times when={when} isFirst={index === 0} />
              </p>
              <div className="watch-bill__called">
                <h3>{role}</h3>
                {when && <p>{when}</p>}
                {index === 0 && telHref(phone) && <FirstWords />}
              </div>
              {contact && (
                <p className="watch-bill__contact">
                  <Contact contact={contact} isFirst={index === 0} />
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className="watch-bill__actions">{children}</p>
        <WatchClock steps={steps} place="list" />
      </div>
    </Section>
  )
}

/** A number that can be dialled is a button, red where every call begins; anything else stays as it reads. */
function Contact({ contact, isFirst }: { contact: string; isFirst: boolean }) {
  const tel = telHref(contact)
  if (tel === null) return contact
  return (
    <ButtonAnchor variant={isFirst ? 'emergency' : 'quiet'} icon="phone-call" href={tel}>
      {contact}
    </ButtonAnchor>
  )
}

/** The times of a step as they are on the clock, whose hand starts at the first one; the words beside say the same. */
function Times({ when, isFirst }: { when: string | null; isFirst: boolean }) {
  const times = minutesIn(when).map(timeOf)
  if (times.length === 0 && isFirst) times.push(timeOf(0))
  return times.map((time) => (
    <span key={time} className="watch-bill__time" aria-hidden="true">
      {time}
    </span>
  ))
}
