import type { ReactNode } from 'react'
import './request-sheet.css'

/** A request drawn as a sheet of paper, with the graduated edge that our sheets have. */
export function RequestSheet({
  name,
  corner,
  children,
}: {
  name: string
  /** Beside the name, at the sheet's corner. */
  corner?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="request-sheet">
      <div className="request-sheet__head">
        <p>{name}</p>
        {corner}
      </div>
      {children}
    </div>
  )
}
