import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { type DeskMail, EmailTheDesk } from './email-the-desk.tsx'

/** What can be done about a failure; once it has failed again, writing to the desk comes first. */
export function TryAgain({
  onClick,
  hasFailedAgain,
  address,
  mail,
}: {
  onClick: () => void
  hasFailedAgain: boolean
  /** Of the desk. */
  address: string | null
  mail: DeskMail
}) {
  const isMailFirst = hasFailedAgain && address !== null
  const desk = (
    <EmailTheDesk address={address} mail={mail} variant={isMailFirst ? 'primary' : 'quiet'} />
  )
  return (
    <ButtonRow>
      {isMailFirst && desk}
      <Button variant={isMailFirst ? 'quiet' : 'primary'} onClick={onClick}>
        Try Again
      </Button>
      {!isMailFirst && desk}
      <ButtonLink to="/" variant="quiet">
        Return Home
      </ButtonLink>
    </ButtonRow>
  )
}
