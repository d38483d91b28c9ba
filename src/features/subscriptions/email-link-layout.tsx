import type { ReactNode } from 'react'
import { SeaSheet } from '../../sections/sea-sheet/sea-sheet.tsx'
import { FlownFlag, type FlownFlagName } from '../../ui/flown-flag.tsx'
import './answer.css'
import '../../ui/drawing.css'
import '../../ui/waves.css'
import '../documents/parts/harbour.css'
import './answering-station.css'
import type { FrameContent } from '../../content/frame.ts'
import { mailHref, telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import './outcome.css'
import type { RequestView } from './link-request.tsx'

/** How things stand with what a link asked for: the flag that says so, and its words. */
const STANDINGS = {
  open: { flag: 'contact', words: 'Flag K: I wish to communicate with you' },
  done: { flag: 'affirmative', words: 'Flag C: affirmative' },
  failed: { flag: 'negative', words: 'Flag N: negative' },
} as const satisfies Record<string, { flag: FlownFlagName; words: string }>

export type Standing = keyof typeof STANDINGS

/** A page behind a link in a mail: its name, and as the heading below that how things stand. */
export function EmailLinkLayout({
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

type Contacts = Pick<FrameContent['settings'], 'emergencyPhone' | 'supportEmail'>

/** Texts of a page that acts on an email link, before it has done so. */
export type NotDoneYetTexts = {
  /** Says that nothing has been done yet. */
  title: string
  /** A mail to the desk that asks for the same. */
  mail: DeskMail
}

/**
 * Prerendered on such a page, and shown until its scripts run: nobody may believe that something was done
 * which was not.
 */
export function NotDoneYet({
  texts: { title, mail },
  settings: { emergencyPhone, supportEmail },
}: {
  texts: NotDoneYetTexts
  settings: Contacts
}) {
  const mailTo = mailHref(supportEmail, mail)
  const tel = telHref(emergencyPhone)
  return (
    // The boot script adds to it when the page's code can't be loaded.
    <div data-unsent>
      <Outcome state="waiting" heading={title}>
        <p>
          If this message stays,{' '}
          {/* An empty href is the page’s own URL, with the link’s parameters. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a href="">load the page again</a>
          {mailTo && (
            <>
              , or <a href={mailTo}>write to {supportEmail}</a>
            </>
          )}
          {tel && (
            <>
              , or call <a href={tel}>{emergencyPhone}</a>
            </>
          )}
          .
        </p>
      </Outcome>
    </div>
  )
}

/** What a page behind a link has to say, under the largest words on it. */
export function Outcome({
  state,
  heading,
  role,
  children,
}: {
  /** How it went; a page that still waits, or is at work, has no colour. */
  state: RequestView['state']
  heading: ReactNode
  role?: 'alert'
  children?: ReactNode
}) {
  return (
    <div className={`outcome outcome--${state}`} role={role}>
      <h2>{heading}</h2>
      {children}
    </div>
  )
}

/** A mail to the desk, and what a button that writes it says. */
export type DeskMail = { label: string; subject: string; body: string }

/** The way out of a link that does not work: a mail in which the desk is asked for the same. */
export function EmailTheDesk({
  address,
  mail,
  variant = 'primary',
}: {
  address: string | null
  mail: DeskMail
  variant?: 'primary' | 'quiet'
}) {
  const href = mailHref(address, mail)
  if (href === null) return null
  return (
    <ButtonAnchor href={href} variant={variant} icon="mail">
      {mail.label}
    </ButtonAnchor>
  )
}

/** Says why nothing is done without scripts: only they call the service. */
function LinkWithoutScripts() {
  return (
    <noscript>
      <p>
        This page needs JavaScript to carry out what you asked for. Turn it on and open the link of
        your email again, or use one of the other ways above.
      </p>
    </noscript>
  )
}

/** Bags of mail, one for each topic that can be chosen. */
const BAGS = 3

/** Up to a wave on which the quay, and the ship, are. */
const SEA = `M-492 220q18-7 36 0${'t36 0'.repeat(40)}v700H-492z`

/**
 * A container ship that asks, flag Q hoisted, the station ashore that answers from its mast, and the mail boat between them, the
 * nearer to the ship the more of the mail she brings; what is not sent stays on the quay. Decoration. Sky and sea go
 * beyond the view, for frames of other proportions.
 *
 * @param aboard how many bags are on their way to the ship
 */
function AnsweringStation({ aboard, flag }: { aboard: number; flag: ReactNode }) {
  return (
    <svg
      className="answering-station drawing drawing--sky"
      viewBox="0 12 496 290"
      preserveAspectRatio="xMinYMin"
      width="496"
      height="290"
      aria-hidden="true"
    >
      <path
        className="harbour__hill"
        d="M-500 214v-14q260-20 500-10 80-2 148 24zM176 214q36-30 78-34t60-26 72-14 98-22q220-30 500-10v106z"
      />
      <path className="drawing__wave drawing__wave--1" d="M-500 210H980v100H-500z" />
      <path className="harbour__land" d="M234 260v-52l6-4h740v60z" />
      <g className="answering-station__house">
        <path className="drawing__house" d="M356 204v-34h76v34z" />
        <path className="drawing__hull" d="M348 170l14-18h64l14 18z" />
        <path className="drawing__amber" d="M388 204v-20h14v20z" />
        <path
          className="drawing__fine"
          d="M364 178h14v12h-14zM412 178h14v12h-14zM371 178v12M419 178v12"
        />
      </g>
      {/* The mast with its yard, stays to both sides of its foot, and outside them the halyards. */}
      <path className="answering-station__mast" d="M286 204V28M252 54h68" />
      <circle className="answering-station__truck" cx="286" cy="26" r="4" />
      <path
        className="drawing__fine"
        d="M286 58l-18 146M286 58l18 146M286 34l-32 20M286 34l32 20M258 54v150"
      />
      <path d="M314 54v150" strokeWidth="1" />
      <g transform="translate(314 60) scale(3.4)">{flag}</g>
      <Bags count={BAGS - aboard} transform="translate(241 204)" />
      <path className="drawing__wave drawing__wave--2" d={SEA} />
      <g className="answering-station__ship">
        <g transform="translate(-4 136)">
          <path className="drawing__house" d="M18 66V34h26v32zM66 66V48h128v18z" />
          <path className="drawing__hull" d="M48 66V44h10v22z" />
          <path
            className="drawing__amber"
            d="M48 50h10v6H48zM32 6h15v13H32zM98 48h32v9H98zM162 57h32v9h-32z"
          />
          <path d="M30 34V4M24 28h12M22 40h18v6H22M66 57h128M98 48v18M130 48v18M162 48v18M206 62V44" />
          <path className="drawing__hull" d="M8 66h194l22-6q-5 16-14 30H20q-10-10-12-24z" />
          <path className="drawing__light" d="M13 75h202" />
        </g>
        <path className="drawing__wave drawing__wave--2" d={SEA} />
      </g>
      <g className="answering-station__boat">
        <g transform={`translate(${214 - 44 * aboard} 280) scale(1.45)`} strokeWidth="1.2">
          <Bags count={aboard} transform="translate(17 0)" />
          <path className="drawing__house" d="M56 0v-15h18V0zM66-36h22v14H66z" />
          <path className="drawing__hull" d="M53-15l3-4h18l3 4z" />
          <path d="M66-19v-17l11 8 11-8" />
          <path className="drawing__hull" d="M78 0H14L0-5Q2 7 12 16H68Q76 9 78 0z" />
          <path className="drawing__light" d="M6 5h70" />
        </g>
        <path
          className="drawing__wave drawing__wave--3"
          d={`M-500 295q22-8 44 0${'t44 0'.repeat(33)}v700H-500z`}
        />
      </g>
    </svg>
  )
}

function Bags({ count, transform }: { count: number; transform: string }) {
  return (
    <g transform={transform}>
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          className="drawing__amber"
          d={`M${12 * index + 1} 0q-3-9 3-13l-2-4h7l-2 4q6 4 3 13zM${12 * index + 4}-13h3`}
        />
      ))}
    </g>
  )
}
