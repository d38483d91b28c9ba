import { telHref } from '../text/contact-links.ts'

/** A number that can be dialled is a link; anything else is plain text. */
export function PhoneLink({ contact, className }: { contact: string | null; className?: string }) {
  const tel = telHref(contact)
  if (tel === null) return contact
  return (
    <a href={tel} className={className}>
      {contact}
    </a>
  )
}
