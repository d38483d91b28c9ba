import { mailHref } from '../../ui/contact-links.ts'
import { FormBanner } from '../../ui/form-banner.tsx'
import type { RequestMail } from './request-mail.ts'

/** SPEC section 8, to the letter; the address opens a mail that has the whole request in it. */
export function FailureBanner({ supportEmail, mail }: { supportEmail: string; mail: RequestMail }) {
  const href = mailHref(supportEmail, mail)
  return (
    <FormBanner>
      Failed to submit request. Please try again or contact us directly at{' '}
      {href ? <a href={href}>{supportEmail}</a> : supportEmail}
    </FormBanner>
  )
}
