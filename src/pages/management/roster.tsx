import './roster.css'
import type { TeamMember } from './query.ts'

/** People with their job title, focus and background; a role alone until its person agreed to be named. */
export function Roster({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="roster plain-list">
      {members.map(({ _id: id, name, title, focus, bio, isPlaceholder }) => (
        <li key={id} className="roster__member">
          <div className="roster__person">
            <h3>{isPlaceholder ? (title ?? 'Name follows') : name}</h3>
            {title && !isPlaceholder && <p className="roster__title">{title}</p>}
          </div>
          <div className="roster__bio">
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {focus && (
              <p className="roster__focus">
                <span className="roster__label">Focus</span> {focus}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
