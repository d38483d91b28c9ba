import type { ReactNode } from 'react'
import { Neatline } from '../../ui/neatline.tsx'
import './sea-sheet.css'

/** A page that is one block, the title block of a sheet of open sea. */
export function SeaSheet({
  mark,
  children,
}: {
  /** A picture on the sea beside the block, on a narrow screen at its foot. */
  mark: ReactNode
  children: ReactNode
}) {
  return (
    <div className="sea-sheet">
      <div className="container sea-sheet__layout">
        <Neatline className="sea-sheet__block">
          <div className="sea-sheet__title">
            <div className="sea-sheet__mark">{mark}</div>
            {children}
          </div>
        </Neatline>
      </div>
    </div>
  )
}
