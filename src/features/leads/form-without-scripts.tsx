import { mailHref } from '../../text/contact-links.ts'
import { Notice } from '../../ui/notice.tsx'

/** What the button does in a browser that runs no scripts: the form's own action. */
export function FormWithoutScripts({ supportEmail }: { supportEmail: string }) {
  const href = mailHref(supportEmail)
  return (
    <Notice tone="warning">
      <p>
        Without JavaScript this button opens your email program with what you typed; nothing is sent
        before you send that email. If none opens, please write to{' '}
        {href ? <a href={href}>{supportEmail}</a> : supportEmail}.
      </p>
    </Notice>
  )
}
