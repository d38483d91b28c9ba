import './case-index.css'
import type { CaseInFull } from './query.ts'

/** The cases with what came of each, as links to them further down the page. */
export function CaseIndex({ studies }: { studies: readonly CaseInFull[] }) {
  return (
    <ol className="case-index plain-list">
      {studies.map(({ _id: id, title, metric }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {metric && <p>{metric}</p>}
        </li>
      ))}
    </ol>
  )
}
