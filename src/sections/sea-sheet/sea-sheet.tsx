import type { ReactNode } from 'react'
import { Neatline } from '../../ui/neatline.tsx'
import { Reckoning } from './reckoning.tsx'
import './sea-sheet.css'

/** A page that is one block, the title block of a sheet of open sea. */
export function SeaSheet({
  mark,
  children,
}: {
  /** A picture on the sea beside the block, on a narrow screen at its foot; without one a track is drawn there. */
  mark?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="sea-sheet">
      {!mark && <Reckoning />}
      <div className="container sea-sheet__layout">
        <Neatline className="sea-sheet__block">
          <div className="sea-sheet__title">
            {mark && <div className="sea-sheet__mark">{mark}</div>}
            {children}
          </div>
        </Neatline>
      </div>
    </div>
  )
}
