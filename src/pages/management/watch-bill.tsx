import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import { PassageLeg } from '../../sections/passage-leg/passage-leg.tsx'
import { withoutInvisible } from '../../text/invisible.ts'
import { telHref } from '../../text/contact-links.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { Section } from '../../ui/section.tsx'
import './watch-bill.css'
import type { ManagementContent } from './query.ts'

type Step = ManagementContent['watch']['steps'][number]

/** The escalation list: who is called for what, along the track of the escalation directory of the SLA schedule. */
export function WatchBill({
  block: { heading, intro },
  steps,
  phone,
}: {
  block: ManagementContent['page']['watchBill']
  steps: readonly Step[]
  phone: string | null
}) {
  if (steps.length === 0) return null
  const across = acrossByLevel(steps)
  return (
    <Section heading={heading} intro={intro} tone="paper">
      <ol className="watch-bill plain-list">
        {steps.map(({ _key: key, level, role, when, contact }, index) => (
          <li key={key} className="watch-bill__step">
            <PassageLeg at={across[index] ?? 0} next={across[index + 1] ?? null} />
            {level && <p className="watch-bill__level">{level}</p>}
            <div className="watch-bill__called">
              <h3>{role}</h3>
              {when && <p>{when}</p>}
              {index === 0 && telHref(phone) && <FirstWords />}
            </div>
            {contact && (
              <p className="watch-bill__contact">
                <PhoneLink contact={contact} className="watch-bill__phone" />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Where each step is across the track, in per cent: the further to the right, the higher its level. */
function acrossByLevel(steps: readonly Step[]): number[] {
  // The preview marks texts with invisible characters.
  const names = steps.map(({ level }) => withoutInvisible(level ?? ''))
  const levels = [...new Set(names)]
  return names.map((name) => 10 + (80 * levels.indexOf(name)) / Math.max(1, levels.length - 1))
}
