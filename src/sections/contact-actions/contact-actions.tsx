import { Fragment, type ReactNode } from 'react'
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { deskChannels, type DeskContacts } from './desk-channels.ts'

export function ContactActions({
  settings,
  callLabel = 'Call',
  message,
  mail,
  afterCall,
}: {
  settings: DeskContacts
  callLabel?: string
  message?: string
  /** Prefills the email, as `message` prefills the chat, and labels both buttons “Send by …”. */
  mail?: { subject: string; body: string }
  afterCall?: ReactNode
}) {
  const channels = deskChannels(settings, message, mail)
  const labels = {
    call: `${callLabel} `,
    whatsapp: mail ? 'Send by WhatsApp' : 'WhatsApp ',
    mail: mail ? 'Send by email' : '',
  }
  if (channels.length === 0) return null
  return (
    <ButtonRow>
      {channels.map(({ kind, href, icon, contact }) => (
        <Fragment key={kind}>
          <ButtonAnchor variant={kind === 'call' ? 'emergency' : 'quiet'} icon={icon} href={href}>
            {labels[kind]}
            {(kind === 'call' || !mail) && contact}
          </ButtonAnchor>
          {kind === 'call' && afterCall}
        </Fragment>
      ))}
    </ButtonRow>
  )
}
