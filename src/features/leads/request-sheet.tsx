import type { ReactNode } from 'react'
import './request-sheet.css'

/** A request, shown like one of our documents: as a sheet of paper. */
export function RequestSheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="request-sheet">
      <p className="request-sheet__head">{name}</p>
      {children}
    </div>
  )
}
