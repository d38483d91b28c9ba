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
  /** Prefills the mail, as `message` prefills the chat. The labels are then “Send by email” and “Send by WhatsApp”. */
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
