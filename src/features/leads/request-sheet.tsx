import type { ReactNode } from 'react'
import './request-sheet.css'

/** A request, shown like one of our documents: as a sheet of paper with a line of bars below its head. */
export function RequestSheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="request-sheet">
      <p className="request-sheet__head">{name}</p>
      {children}
    </div>
  )
}
