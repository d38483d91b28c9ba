import './contents.css'
import { partId } from './part-id.ts'

/**
 * The parts of a document as links, in its margin where that has room.
 *
 * @param headings in their order, by any key; null of a part that is left out
 */
export function Contents({ headings }: { headings: Readonly<Record<string, string | null>> }) {
  const shown = Object.entries(headings).flatMap(([part, heading]) =>
    heading === null ? [] : [{ part, heading }],
  )
  if (shown.length === 0) return null
  return (
    <nav className="contents" aria-label="Parts of this document">
      <ol className="plain-list">
        {shown.map(({ part, heading }) => (
          <li key={part}>
            <a className="contents__link" href={`#${partId(heading)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
