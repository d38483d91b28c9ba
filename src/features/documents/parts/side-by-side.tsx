import type { ReactNode } from 'react'
import './side-by-side.css'

/** Two parts that stand side by side on paper. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="side-by-side">{children}</div>
}
