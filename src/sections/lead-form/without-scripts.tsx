import { mailHref } from '../../ui/contact-links.ts'
import { Notice } from '../../ui/notice.tsx'

/** In place of a button that could do nothing: where to send what the fields ask for. */
export function WithoutScripts({ supportEmail }: { supportEmail: string }) {
  const href = mailHref(supportEmail)
  return (
    <Notice tone="warning">
      <p>
        Sending this form needs JavaScript. Please write to{' '}
        {href ? <a href={href}>{supportEmail}</a> : supportEmail} instead.
      </p>
    </Notice>
  )
}
