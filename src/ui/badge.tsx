import './text.css'
import { Icon } from './icon.tsx'
import { isIconName } from './icon-names.ts'

/** A few words that stand out, such as "Illustrative". An icon that isn't in the sprite is left out. */
export function Badge({ icon = null, text }: { icon?: string | null; text: string }) {
  return (
    <span className="badge">
      {isIconName(icon) && <Icon name={icon} />}
      {text}
    </span>
  )
}

/** The badges of the site settings; a badge without text is left out. */
export function BadgeList({
  badges,
}: {
  badges: readonly { icon: string | null; text: string | null }[]
}) {
  return (
    <ul className="badge-list plain-list">
      {badges.map(
        ({ icon, text }) =>
          text !== null && (
            <li key={text}>
              <Badge icon={icon} text={text} />
            </li>
          ),
      )}
    </ul>
  )
}
