import { LakeImage } from '../../content/lake-image.tsx'
import { withoutInvisible } from '../../text/invisible.ts'
import { Words } from '../../ui/words.tsx'
import './roster.css'
import type { ManagementContent, TeamMember } from './query.ts'

type Step = ManagementContent['watch']['steps'][number]

/**
 * People with their job title, focus and background; a role alone until its person agreed to be named.
 *
 * @param steps of the escalation list: who is on it by title is marked
 */
export function Roster({
  members,
  steps,
}: {
  members: readonly TeamMember[]
  steps: readonly Step[]
}) {
  return (
    <ul className="roster plain-list">
      {members.map(({ _id: id, name, title, focus, bio, image, isPlaceholder }) => {
        const isCalled = isOnList(title, steps)
        return (
          <li key={id} className="roster__member">
            <span
              className={isCalled ? 'roster__mark roster__mark--called' : 'roster__mark'}
              aria-hidden="true"
            />
            <div className="roster__person">
              <h3>{isPlaceholder ? (title ?? 'Name follows') : name}</h3>
              {title && !isPlaceholder && <p className="roster__title">{title}</p>}
              {isCalled && <p className="roster__called">On the escalation list</p>}
              {image && !isPlaceholder && (
                <div className="roster__photograph">
                  <LakeImage image={image} sizes="(min-width: 768px) 33vw, 100vw" />
                </div>
              )}
            </div>
            <div className="roster__bio">
              {bio.map((paragraph) => (
                <p key={paragraph}>
                  <Words text={paragraph} />
                </p>
              ))}
              {focus && (
                <p className="roster__focus">
                  <span className="roster__label">Focus</span> <Words text={focus} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether the escalation list calls a role. */
function isOnList(title: string | null, steps: readonly Step[]): boolean {
  // The preview marks texts with invisible characters.
  const name = withoutInvisible(title ?? '')
  return steps.some(({ role }) => withoutInvisible(role) === name)
}
