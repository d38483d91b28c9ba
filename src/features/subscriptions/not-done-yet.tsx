import type { FrameContent } from '../../content/frame.ts'
import { mailHref, telHref } from '../../text/contact-links.ts'
import type { DeskMail } from './email-the-desk.tsx'
import { Outcome } from './outcome.tsx'

export type Contacts = Pick<FrameContent['settings'], 'emergencyPhone' | 'supportEmail'>

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
