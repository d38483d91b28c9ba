import './folders.css'

type Groups = readonly { _key: string; title: string | null }[]

/**
 * Folders one before the other, each with its name on a tab further to the right. Decoration: the checklist has the
 * names over its groups.
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
