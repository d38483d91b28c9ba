import { mailHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

/** The way out of a link that does not work: a mail in which the desk is asked for the same. */
export function EmailTheDesk({
  address,
  mail,
  variant = 'primary',
  label = 'Email the desk',
}: {
  address: string | null
  mail: { subject: string; body: string }
  variant?: 'primary' | 'quiet'
  label?: string | undefined
}) {
  const href = mailHref(address, mail)
  if (href === null) return null
  return (
    <ButtonAnchor href={href} variant={variant} icon="mail">
      {label}
    </ButtonAnchor>
  )
}
