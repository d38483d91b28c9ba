import './progress.css'
import type { CardContent } from '../../content/blocks.ts'
import { Icon } from '../../ui/icon.tsx'
import { progressSteps, type StepNumber } from './steps.ts'

/**
 * How far a request has come on its five steps; colour and mark never speak without words. A bar on a phone; where there is
 * room each step is drawn, with what is done in it.
 */
export function Progress({
  steps,
  current,
}: {
  steps: readonly CardContent[]
  current: StepNumber
}) {
  return (
    <ol className="progress plain-list" aria-label="Progress">
      {progressSteps(steps, current).map(({ title, body, state }, index) => (
        <li
          key={title}
          className={`progress__step progress__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className="progress__head">
            <span className="progress__mark">
              {state === 'done' ? <Icon name="check" /> : <span>{index + 1}</span>}
            </span>
            <span className="progress__title">
              {title}
              {state === 'done' && <span className="visually-hidden"> (done)</span>}
            </span>
          </p>
          {body && <p className="progress__body">{body}</p>}
        </li>
      ))}
    </ol>
  )
}
