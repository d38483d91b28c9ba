import type { ReactNode } from 'react'
import './chart-frame.css'

/** Frames its content like the border of a nautical chart. */
export function ChartFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className === undefined ? 'chart-frame' : `chart-frame ${className}`}>
      {children}
    </div>
  )
}
