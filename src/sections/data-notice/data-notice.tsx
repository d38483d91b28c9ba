import { mailHref } from '../../text/contact-links.ts'
import './data-notice.css'

/** How the data of a form is used, and how to have it deleted. */
export function DataNotice({ text, supportEmail }: { text: string; supportEmail: string | null }) {
  const href = mailHref(supportEmail)
  return (
    <p className="data-notice">
      {text}
      {href && (
        <>
          {' '}
          To have it deleted, write to <a href={href}>{supportEmail}</a>.
        </>
      )}
    </p>
  )
}
