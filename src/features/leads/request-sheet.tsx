import type { ReactNode } from 'react'
import './request-sheet.css'

/** A request drawn as a sheet of paper, with the graduated edge that our sheets have. */
export function RequestSheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="request-sheet">
      <p className="request-sheet__head">{name}</p>
      {children}
    </div>
  )
}
