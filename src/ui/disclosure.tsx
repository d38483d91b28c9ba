import type { ReactNode } from 'react'
import './disclosure.css'
import { Icon } from './icon.tsx'

/** A question that opens to its answer; find-in-page opens it too. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary className="disclosure__summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
