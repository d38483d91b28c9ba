import type { ReactNode } from 'react'
import './outcome.css'
import type { RequestView } from './request-view.ts'

/** What a page behind a link has to say, under the largest words on it. */
export function Outcome({
  state,
  heading,
  role,
  children,
}: {
  /** How it went; a page that still waits, or is at work, has no colour. */
  state: RequestView['state']
  heading: ReactNode
  role?: 'alert'
  children?: ReactNode
}) {
  return (
    <div className={`outcome outcome--${state}`} role={role}>
      <h2>{heading}</h2>
      {children}
    </div>
  )
}
