import type { ReactNode } from 'react'
import './outcome.css'
import type { RequestView } from './request-view.ts'

/** What a page behind a link has to say, under the largest words on it. */
export function Outcome({
  state,
  heading,
  isSentence = false,
  role,
  children,
}: {
  /** How it went; a page that still waits, or is at work, has no colour. */
  state: RequestView['state']
  heading: ReactNode
  /** Whether the heading is a whole sentence, which is set smaller. */
  isSentence?: boolean
  role?: 'alert'
  children?: ReactNode
}) {
  return (
    <div
      className={`outcome outcome--${state}${isSentence ? ' outcome--sentence' : ''}`}
      role={role}
    >
      <h2>{heading}</h2>
      {children}
    </div>
  )
}
