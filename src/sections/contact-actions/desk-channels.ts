import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'
import type { IconName } from '../../ui/icon-names.ts'
import type { FrameContent } from '../../content/frame.ts'

/** Numbers and address of the desk as an editor typed them; null if not set. */
export type DeskContacts = Pick<
  FrameContent['settings'],
  'emergencyPhone' | 'whatsappNumber' | 'supportEmail'
>

export type DeskChannel = {
  kind: 'call' | 'whatsapp' | 'mail'
  href: string
  icon: IconName
  /** Number or address, as an editor typed it. */
  contact: string
}

/**
 * Links to the desk, in the order used on every page. A channel without a usable number or address is left out.
 *
 * @param message prefilled text of the WhatsApp chat; without it, the default text
 * @param mail prefilled subject and body of the email
 */
export function deskChannels(
  { emergencyPhone, whatsappNumber, supportEmail }: DeskContacts,
  message?: string,
  mail?: { subject: string; body: string },
): DeskChannel[] {
  const channel = (
    kind: DeskChannel['kind'],
    icon: IconName,
    contact: string | null,
    href: string | null,
  ): DeskChannel[] => (contact === null || href === null ? [] : [{ kind, icon, contact, href }])
  return [
    ...channel('call', 'phone-call', emergencyPhone, telHref(emergencyPhone)),
    ...channel('whatsapp', 'brand-whatsapp', whatsappNumber, whatsappHref(whatsappNumber, message)),
    ...channel('mail', 'mail', supportEmail, mailHref(supportEmail, mail)),
  ]
}
