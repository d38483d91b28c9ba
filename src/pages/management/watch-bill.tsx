import type { ReactNode } from 'react'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import { withoutInvisible } from '../../text/invisible.ts'
import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section.tsx'
import './watch-bill.css'
import type { ManagementContent } from './query.ts'

type StepContent = ManagementContent['watch']['steps'][number]

/** The escalation directory of the SLA schedule in order of time, a ladder after the other. */
export function WatchBill({ content }: { content: ManagementContent }) {
  const { heading, intro } = content.page.watchBill
  const { steps } = content.watch
  return (
    <section className="watch-bill">
      <SectionHead heading={heading} intro={intro} />
      <ol className="watch-bill__list plain-list">
        {laddersOf(steps).map((ladder) =>
          ladder.map((step, index) => {
            const isFirst = step === steps[0]
            return (
              <Step
                key={step._key}
                step={step}
                isFirst={isFirst}
                place={placeAfter(ladder[index - 1], step)}
              >
                {isFirst && telHref(content.frame.settings.emergencyPhone) && <FirstWords />}
              </Step>
            )
          }),
        )}
      </ol>
    </section>
  )
}

/** Whether a step begins a ladder, is of one level with the step above it, as on another coast, or is called after it. */
function placeAfter(above: StepContent | undefined, { level }: StepContent) {
  if (above === undefined) return 'apart'
  // The preview marks texts with invisible characters.
  const levels = [above.level, level].map((each) => withoutInvisible(each ?? ''))
  return levels[0] !== '' && levels[0] === levels[1] ? 'beside' : 'follows'
}

function Step({
  step: { role, when, contact, chain },
  isFirst,
  place,
  children,
}: {
  step: StepContent
  isFirst: boolean
  place: ReturnType<typeof placeAfter>
  children?: ReactNode
}) {
  const times = isFirst ? [0] : minutesIn(when)
  return (
    <li className={`watch-bill__step watch-bill__step--${place}`}>
      {chain && <p className="watch-bill__chain">{chain}</p>}
      <span className="watch-bill__waypoint" aria-hidden="true" />
      <p className="watch-bill__times">
        {times.length === 0 && 'then '}
        {times.map((minutes) => (
          <span key={minutes}>{timeOf(minutes)} </span>
        ))}
      </p>
      <div className="watch-bill__called">
        <h3>{role}</h3>
        {when && <p className="watch-bill__when">{when}</p>}
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

const HOUR = 60

const TIME = /(\d+)\s*(min|minutes?|h|hours?)\b/g

/** @returns the times in a text, such as "after 45 minutes", in minutes and in its order */
export function minutesIn(words: string | null): number[] {
  return [...withoutInvisible(words ?? '').matchAll(TIME)].map(
    ([, number, unit = '']) => Number(number) * (unit.startsWith('h') ? HOUR : 1),
  )
}

/**
 * The steps in order of time: the first with the ladder that is due soonest, then the others. Another ladder begins where
 * something else sets it going or a time is shorter than the last one; a step without a time belongs to the one before it.
 */
export function laddersOf<Step extends { when: string | null; chain: string | null }>(
  steps: readonly Step[],
): Step[][] {
  const ladders: { from: number; steps: Step[] }[] = []
  let last = Infinity
  for (const step of steps.slice(1)) {
    const [minutes = last] = minutesIn(step.when)
    const ladder = ladders.at(-1)
    if (ladder === undefined || step.chain || minutes < last)
      ladders.push({ from: minutes, steps: [step] })
    else ladder.steps.push(step)
    last = minutes
  }
  const [soonest, ...others] = ladders.sort((a, b) => a.from - b.from).map((ladder) => ladder.steps)
  return [[...steps.slice(0, 1), ...(soonest ?? [])], ...others]
}

function timeOf(minutes: number): string {
  return minutes > 0 && minutes % HOUR === 0 ? `${minutes / HOUR} h` : `${minutes} min`
}
