import type { ReactNode } from 'react'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { type DeskMail, EmailTheDesk } from './email-the-desk.tsx'

/**
 * What can be done about a failure. First comes what may help: another way, where the service has said no to this one;
 * once it has failed again, writing to the desk.
 */
export function TryAgain({
  onClick,
  hasFailedAgain,
  otherWay,
  address,
  mail,
}: {
  onClick: () => void
  hasFailedAgain: boolean
  otherWay?: ReactNode
  /** Of the desk. */
  address: string | null
  mail: DeskMail
}) {
  const isMailFirst = hasFailedAgain && address !== null && !otherWay
  const desk = (hasFailedAgain || !otherWay) && (
    <EmailTheDesk address={address} mail={mail} variant={isMailFirst ? 'primary' : 'quiet'} />
  )
  return (
    <ButtonRow>
      {otherWay}
      {isMailFirst && desk}
      <Button variant={isMailFirst || otherWay ? 'quiet' : 'primary'} onClick={onClick}>
        Try Again
      </Button>
      {!isMailFirst && desk}
      <ButtonLink to="/" variant="quiet">
        Return Home
      </ButtonLink>
    </ButtonRow>
  )
}
