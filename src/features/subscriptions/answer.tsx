import type { ReactNode } from 'react'
import { SeaSheet } from '../../sections/sea-sheet/sea-sheet.tsx'
import { FlownFlag, type FlownFlagName } from '../../ui/flown-flag.tsx'
import './answer.css'
import { AnsweringStation } from './answering-station.tsx'
import { LinkWithoutScripts } from './link-without-scripts.tsx'
import type { Contacts } from './not-done-yet.tsx'

/** How things stand with what a link asked for: the flag that says so, and its words. */
const STANDINGS = {
  open: { flag: 'contact', words: 'Flag K: I wish to communicate with you' },
  done: { flag: 'affirmative', words: 'Flag C: affirmative' },
  failed: { flag: 'negative', words: 'Flag N: negative' },
} as const satisfies Record<string, { flag: FlownFlagName; words: string }>

export type Standing = keyof typeof STANDINGS

/** A page behind a link in a mail: its name, and as the heading below that how things stand. */
export function Answer({
  title,
  standing,
  aboard,
  settings: { supportEmail, emergencyPhone },
  children,
}: {
  title: string
  standing: Standing
  /** How much of our mail goes out as things stand, of three bags. */
  aboard: number
  settings: Contacts
  children: ReactNode
}) {
  const { flag, words } = STANDINGS[standing]
  return (
    <SeaSheet
      mark={
        <>
          <AnsweringStation aboard={aboard} flag={<FlownFlag name={flag} />} />
          <p className="answer__flag">{words}</p>
        </>
      }
    >
      <h1 className="answer__page">{title}</h1>
      {children}
      {standing === 'failed' && (
        <p className="answer__on-paper">
          {[supportEmail && `Write to ${supportEmail}`, emergencyPhone && `call ${emergencyPhone}`]
            .filter(Boolean)
            .join(', or ')}
        </p>
      )}
      <LinkWithoutScripts />
    </SeaSheet>
  )
}
