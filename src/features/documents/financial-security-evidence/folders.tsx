import './folders.css'

type Groups = readonly { _key: string; title: string | null }[]

/**
 * Folders one before the other, each with its name on a tab further to the right. Decoration: the names are over the
 * groups of the checklist too.
 */
export function Folders({ groups }: { groups: Groups }) {
  return (
    <div className="folders" aria-hidden="true">
      {groups.map(({ _key, title }) => (
        <div key={_key} className="folders__folder">
          <span className="folders__tab">{title}</span>
        </div>
      ))}
    </div>
  )
}

/** The same as the way to each group of the checklist on its page. */
export function FolderLinks({ groups }: { groups: Groups }) {
  return (
    <nav className="folders" aria-label="Groups of the checklist">
      {groups.map(({ _key, title }, index) => (
        <div key={_key} className="folders__folder">
          {title && (
            <a className="folders__tab" href={`#${groupId(index)}`}>
              {title}
            </a>
          )}
        </div>
      ))}
    </nav>
  )
}

/** Id of a group of the checklist, by its place. */
export function groupId(index: number): string {
  return `group-${index + 1}`
}
