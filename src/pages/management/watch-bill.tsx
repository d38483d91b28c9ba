import type { ReactNode } from 'react'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import './watch-bill.css'
import { LevelMark } from './level-mark.tsx'
import type { ManagementContent } from './query.ts'
import { WatchClock } from './watch-clock.tsx'
import { laddersOf, piecesOf } from './watch-times.ts'

type Steps = ManagementContent['watch']['steps']

/**
 * The escalation directory of the SLA schedule, with the same marks as on the clock: who is called first, and then who
 * is called by each clock that runs from there.
 */
export function WatchBill({
  block: { heading, intro },
  steps,
  phone,
}: {
  block: ManagementContent['page']['watchBill']
  steps: Steps
  phone: string | null
}) {
  const [first] = steps
  if (first === undefined) return null
  return (
    <Section heading={heading} intro={intro} tone="paper">
      <div className="watch-bill">
        <div className="watch-bill__list">
          <ol className="watch-bill__first plain-list">
            <Step step={first} isFirst>
              {telHref(phone) && <FirstWords />}
            </Step>
          </ol>
          <div className="watch-bill__ladders">
            {laddersOf(steps).map((ladder) => (
              <ol key={ladder[0]?._key} className="watch-bill__ladder plain-list">
                {ladder.map((step) => (
                  <Step key={step._key} step={step} />
                ))}
              </ol>
            ))}
          </div>
        </div>
        <WatchClock steps={steps} place="list" />
      </div>
    </Section>
  )
}

/** What calls a level, who that is, and the number. */
function Step({
  step: { level, role, when, contact },
  isFirst = false,
  children,
}: {
  step: Steps[number]
  isFirst?: boolean
  children?: ReactNode
}) {
  return (
    <li className="watch-bill__step">
      <LevelMark level={level} />
      <div className="watch-bill__called">
        {level && <p className="watch-bill__level">{level}</p>}
        {when && (
          <p>
            <Trigger words={when} />
          </p>
        )}
        <h3>{role}</h3>
        {children}
      </div>
      {contact && (
        <p className="watch-bill__contact">
          <Contact contact={contact} isFirst={isFirst} />
        </p>
      )}
    </li>
  )
}

/** The words that call a level; the times on the clock stand out. */
function Trigger({ words }: { words: string }) {
  return piecesOf(words).map(({ at, text, isTime }) =>
    isTime ? (
      <strong key={at} className="watch-bill__time">
        {text}
      </strong>
    ) : (
      text
    ),
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
