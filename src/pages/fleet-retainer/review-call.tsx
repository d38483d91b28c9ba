import type { Block } from '../../content/blocks.ts'
import type { FrameContent } from '../../content/frame.ts'
import { requestMail } from '../../features/leads/request-mail.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import type { FleetRetainerContent } from './query.ts'

/** What the desk must know to make an appointment. */
const QUESTIONS = [
  'Company',
  'Name and phone to call',
  'Vessels and Indian ports',
  'Two times that suit (date, time, time zone)',
].map((question): [string, string] => [question, '…'])

const mail = requestMail('Book a 20-minute review call', QUESTIONS)

/**
 * Buttons that ask the desk for an appointment by email or WhatsApp, prefilled with its questions: the desk
 * has no public calendar, and a third party's would need its scripts here.
 */
export function ReviewCall({
  block,
  labels: { reviewCall, reviewCallByChat },
  settings: { supportEmail, whatsappNumber },
}: {
  block: Block
  labels: FleetRetainerContent['page']['buttons']
  settings: Pick<FrameContent['settings'], 'supportEmail' | 'whatsappNumber'>
}) {
  const mailTo = mailHref(supportEmail, mail)
  const whatsapp = whatsappHref(whatsappNumber, `${mail.subject}\n${mail.body}`)
  if (mailTo === null && whatsapp === null) return null
  return (
    <CallToAction block={block}>
      {mailTo && (
        <ButtonAnchor icon="mail" href={mailTo}>
          {reviewCall}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor
          variant={mailTo === null ? 'primary' : 'quiet'}
          icon="brand-whatsapp"
          href={whatsapp}
        >
          {mailTo === null ? reviewCall : reviewCallByChat}
        </ButtonAnchor>
      )}
    </CallToAction>
  )
}
