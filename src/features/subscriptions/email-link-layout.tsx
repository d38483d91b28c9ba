import type { ReactNode } from 'react'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import type { FrameContent } from '../../content/frame.ts'
import { mailHref, telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import './email-link.css'
import type { RequestView } from './link-request.tsx'

/** Layout of the pages opened by links in emails: one block on a chart of open sea. */
export function EmailLinkLayout({
  title,
  state,
  settings: { supportEmail, emergencyPhone },
  children,
}: {
  title: string
  state: RequestView['state']
  settings: Contacts
  children: ReactNode
}) {
  return (
    <div className="email-link">
      <div className="container">
        <ChartFrame className="email-link__block">
          <div className="email-link__text stack-12">
            <h1>{title}</h1>
            {children}
            {(state === 'error' || state === 'invalid') && (
              <p className="email-link__print-only">
                {[
                  supportEmail && `Write to ${supportEmail}`,
                  emergencyPhone && `call ${emergencyPhone}`,
                ]
                  .filter(Boolean)
                  .join(', or ')}
              </p>
            )}
            {/* Only scripts can send the request. */}
            <noscript>
              <p>
                This page needs JavaScript to carry out what you asked for. Turn it on and open the
                link in your email again, or use one of the other ways above.
              </p>
            </noscript>
          </div>
        </ChartFrame>
      </div>
    </div>
  )
}

type Contacts = Pick<FrameContent['settings'], 'emergencyPhone' | 'supportEmail'>

export type BeforeScriptsTexts = {
  title: string
  /** A mail that asks the desk to carry out the request instead. */
  mail: DeskMail
}

/** Prerendered, and shown until the scripts run: says that nothing has been done yet. */
export function BeforeScripts({
  texts: { title, mail },
  settings: { emergencyPhone, supportEmail },
}: {
  texts: BeforeScriptsTexts
  settings: Contacts
}) {
  const mailTo = mailHref(supportEmail, mail)
  const tel = telHref(emergencyPhone)
  return (
    // The boot script adds a notice after this element if the page's code can't be loaded.
    <div data-not-done>
      <Outcome state="not-started" heading={title}>
        <p>
          If this message does not go away,{' '}
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

/** Outcome of the request, below the title of the page. */
export function Outcome({
  state,
  heading,
  role,
  children,
}: {
  /** Sets the colour; `not-started` and `processing` have none. */
  state: RequestView['state']
  heading: ReactNode
  role?: 'alert'
  children?: ReactNode
}) {
  return (
    <div className={`outcome stack-8 outcome--${state}`} role={role}>
      <h2>{heading}</h2>
      {children}
    </div>
  )
}

export type DeskMail = { label: string; subject: string; body: string }

/** Button that opens a mail, which asks the desk to carry out the request instead. */
export function EmailTheDesk({
  address,
  mail,
  variant = 'primary',
}: {
  address: string | null
  mail: DeskMail
  variant?: 'primary' | 'quiet'
}) {
  return (
    <ButtonAnchor href={mailHref(address, mail)} variant={variant} icon="mail">
      {mail.label}
    </ButtonAnchor>
  )
}
