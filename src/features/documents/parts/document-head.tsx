import type { ReactNode } from 'react'
import './document-head.css'

/** A document's title and its drawing, which is below it on the screen and beside it on paper. */
export function DocumentHead({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="document-head">
      {drawing}
      {children}
    </div>
  )
}
