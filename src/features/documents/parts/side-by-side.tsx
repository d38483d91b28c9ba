import type { ReactNode } from 'react'
import './side-by-side.css'

/** Two parts that stand side by side on paper; `isFirstWider` gives the first two thirds of it. */
export function SideBySide({
  isFirstWider = false,
  children,
}: {
  isFirstWider?: boolean
  children: ReactNode
}) {
  return (
    <div className={isFirstWider ? 'side-by-side side-by-side--wide-first' : 'side-by-side'}>
      {children}
    </div>
  )
}
