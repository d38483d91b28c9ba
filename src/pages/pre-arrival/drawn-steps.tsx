import type { CardContent } from '../../content/blocks.ts'
import './drawn-steps.css'
import { progressSteps } from './steps.ts'

/** What happens from the form on: the five steps with what is done in each, a drawing beside it. */
export function DrawnSteps({ steps }: { steps: readonly CardContent[] }) {
  return (
    <ol className="drawn-steps plain-list">
      {progressSteps(steps, 1).map(({ title, body }) => (
        <li key={title} className="drawn-steps__step">
          <p className="drawn-steps__title">{title}</p>
          {body && <p className="drawn-steps__body">{body}</p>}
        </li>
      ))}
    </ol>
  )
}
