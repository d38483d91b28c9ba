import type { ReactNode } from 'react'
import './request-sheet.css'

/** A request that looks like a sheet of paper, with the graduated edge of our documents. */
export function RequestSheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="request-sheet">
      <p className="request-sheet__head">{name}</p>
      {children}
    </div>
  )
}
