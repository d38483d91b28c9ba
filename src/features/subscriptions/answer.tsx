import type { ReactNode } from 'react'
import { SeaSheet } from '../../sections/sea-sheet/sea-sheet.tsx'
import type { TrackEnd } from '../../sections/sea-sheet/reckoning.tsx'
import { FlownFlag, type FlownFlagName } from '../../ui/flown-flag.tsx'
import './answer.css'
import { LinkWithoutScripts } from './link-without-scripts.tsx'

/** How things stand with what a link asked for: the flag that says so, its words, and the track across the sheet. */
const STANDINGS = {
  open: { flag: 'contact', words: 'Flag K: I wish to communicate with you', end: 'underWay' },
  done: { flag: 'affirmative', words: 'Flag C: affirmative', end: 'arrived' },
  failed: { flag: 'negative', words: 'Flag N: negative', end: 'lost' },
} as const satisfies Record<string, { flag: FlownFlagName; words: string; end: TrackEnd }>

export type Standing = keyof typeof STANDINGS

/** A page behind a link in a mail: its name, and as the heading below that how things stand. */
export function Answer({
  title,
  standing,
  children,
}: {
  title: string
  standing: Standing
  children: ReactNode
}) {
  const { flag, words, end } = STANDINGS[standing]
  return (
    <SeaSheet
      end={end}
      mark={
        <p className="answer__flag">
          <FlownFlag name={flag} />
          <span>{words}</span>
        </p>
      }
    >
      <h1 className="answer__page">{title}</h1>
      {children}
      <LinkWithoutScripts />
    </SeaSheet>
  )
}
