import { Fragment, type ReactNode } from 'react'
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { deskWays, type DeskContacts } from './desk-ways.ts'

/** The ways to reach the desk as buttons. */
export function ContactActions({
  settings,
  callLabel = 'Call',
  message,
  mail,
  afterCall,
}: {
  settings: DeskContacts
  /** Before the number of the emergency phone. */
  callLabel?: string
  /** Prefilled text of a WhatsApp chat, if not the default one. */
  message?: string
  /** A request that the mail is prefilled with, as the chat is with `message`: the buttons then say so. */
  mail?: { subject: string; body: string }
  /** A button that comes second. */
  afterCall?: ReactNode
}) {
  const ways = deskWays(settings, message, mail)
  const labels = {
    call: `${callLabel} `,
    whatsapp: mail ? 'Send by WhatsApp' : 'WhatsApp ',
    mail: mail ? 'Send by email' : '',
  }
  if (ways.length === 0) return null
  return (
    <ButtonRow>
      {ways.map(({ kind, href, icon, contact }) => (
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
