import { type ReactNode, useEffect, useRef } from 'react'
import './request-sent.css'

/**
 * Replaces the form of an accepted request: its heading takes the focus that the form's button had, and its section,
 * which is shorter than the form was, comes to the top of the screen.
 */
export function RequestSent({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView()
  }, [])
  return (
    <div className="request-sent">
      <p className="request-sent__words">Flag C: affirmative</p>
      <h2 ref={title} className="request-sent__heading" tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </div>
  )
}
