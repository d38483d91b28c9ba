import type { FrameContent } from '../../content/frame.ts'
import { mailHref, telHref } from '../../text/contact-links.ts'
import { Notice } from '../../ui/notice.tsx'

type Contacts = Pick<FrameContent['settings'], 'emergencyPhone' | 'supportEmail'>

/** The words of a page that does something for a link, before it has begun. */
export type NotDoneYetTexts = {
  /** That it has not been done, and what to do when this stays. */
  title: string
  /** A mail to the desk that asks for the same. */
  mail: { subject: string; body: string }
}

/**
 * What stands on such a page until its code is there, and stays if that never comes: nobody may believe
 * that something was done which was not.
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
      <Notice tone="info" title={title}>
        <p>
          If this message stays,{' '}
          {/* An empty address is the page’s own, with the link’s parameters in it. */}
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
      </Notice>
    </div>
  )
}
