import { mailHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

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
