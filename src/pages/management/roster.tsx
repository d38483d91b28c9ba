import { LakeImage } from '../../content/lake-image.tsx'
import { Words } from '../../ui/words.tsx'
import './roster.css'
import type { TeamMember } from './query.ts'

/** People with their job title, focus and background; a role alone until its person agreed to be named. */
export function Roster({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="roster plain-list">
      {members.map(({ _id: id, name, title, focus, bio, image, isPlaceholder }) => (
        <li key={id} className="roster__member">
          <div className="roster__person">
            <h3>{isPlaceholder ? (title ?? 'Name follows') : name}</h3>
            {title && !isPlaceholder && <p className="roster__title">{title}</p>}
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
      ))}
    </ul>
  )
}
