import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'
import type { IconName } from '../../ui/icon-names.ts'
import type { FrameContent } from '../../content/frame.ts'

/** The ways to reach the desk, as editors have typed them; null if not set. */
export type DeskContacts = Pick<
  FrameContent['settings'],
  'emergencyPhone' | 'whatsappNumber' | 'supportEmail'
>

export type DeskWay = {
  kind: 'call' | 'whatsapp' | 'mail'
  href: string
  icon: IconName
  /** Number or address, as an editor typed it. */
  contact: string
}

/**
 * The ways to reach the desk, in the order in which every page offers them; one without a working address is left out.
 *
 * @param message prefilled text of a WhatsApp chat, if not the default one
 * @param mail what a mail is prefilled with
 */
export function deskWays(
  { emergencyPhone, whatsappNumber, supportEmail }: DeskContacts,
  message?: string,
  mail?: { subject: string; body: string },
): DeskWay[] {
  const way = (
    kind: DeskWay['kind'],
    icon: IconName,
    contact: string | null,
    href: string | null,
  ): DeskWay[] => (contact === null || href === null ? [] : [{ kind, icon, contact, href }])
  return [
    ...way('call', 'phone-call', emergencyPhone, telHref(emergencyPhone)),
    ...way('whatsapp', 'brand-whatsapp', whatsappNumber, whatsappHref(whatsappNumber, message)),
    ...way('mail', 'mail', supportEmail, mailHref(supportEmail, mail)),
  ]
}
