import './folders.css'

/**
 * Folders one before the other, each with its name on a tab further to the right. Decoration: the names are over the
 * groups of the checklist too.
 */
export function Folders({ groups }: { groups: readonly { _key: string; title: string | null }[] }) {
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
