import './contents.css'
import { partId } from './part-id.ts'

type Part = { heading: string | null }

/** The parts of a document as links, in its margin where that has room; those that an editor left without heading are not listed. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav className="contents" aria-label="Parts of this document">
      <ol className="plain-list">
        {parts.map(
          ({ heading }) =>
            heading && (
              <li key={heading}>
                <a className="contents__link" href={`#${partId(heading)}`}>
                  {heading}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}
