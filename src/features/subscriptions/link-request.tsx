import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FrameContent } from '../../content/frame.ts'
import type { EmailLink } from '../../email-manager/email-link.ts'
import { isRefusal } from '../../email-manager/email-manager-error.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Answer, type Standing } from './answer.tsx'
import { EmailTheDesk } from './email-the-desk.tsx'
import { NotDoneYet, type NotDoneYetTexts } from './not-done-yet.tsx'
import { Outcome } from './outcome.tsx'
import { requestView, type RequestTexts, type RequestView } from './request-view.ts'
import { TryAgain } from './try-again.tsx'
import { useEmailLink } from './use-email-link.ts'

const STANDING: Record<RequestView['state'], Standing> = {
  waiting: 'open',
  processing: 'open',
  success: 'done',
  error: 'failed',
  invalid: 'failed',
}

/**
 * A page that makes one request for the email link that it was opened with, and shows the outcome.
 *
 * @param Success shown below the message of success
 * @param mailLabel words of the button that writes to the desk after a failure
 * @param otherWay button for what to do about a link that is invalid, or that the service refuses
 */
export function LinkRequest({
  title,
  request,
  texts,
  notDoneYet,
  settings,
  Success,
  bags,
  mailLabel = notDoneYet.mail.label,
  otherWay,
}: {
  title: string
  request: UseMutationOptions<void, Error, EmailLink>
  texts: RequestTexts
  /** Shown until the page is visible and its scripts run. */
  notDoneYet: NotDoneYetTexts
  settings: FrameContent['settings']
  Success: ComponentType<{ link: EmailLink; settings: FrameContent['settings'] }>
  /** How much of our mail goes out, of three bags, as long as the request has not succeeded and then. */
  bags: Record<'before' | 'after', number>
  mailLabel?: string
  otherWay?: ReactNode
}) {
  const link = useEmailLink()
  const outcome = useRef<HTMLDivElement>(null)
  const [hasFailedAgain, setFailedAgain] = useState(false)
  const { mutate, status, error } = useMutation(request)
  const view = requestView(link, { status, error }, texts)

  useEffect(() => {
    if (link) mutate(link)
  }, [link, mutate])

  function tryAgain() {
    // The button is removed, so the live region takes its focus.
    outcome.current?.focus()
    if (link) mutate(link, { onError: () => setFailedAgain(true) })
  }

  return (
    <Answer
      title={title}
      standing={STANDING[view.state]}
      aboard={view.state === 'success' ? bags.after : bags.before}
      settings={settings}
    >
      <div ref={outcome} tabIndex={-1} aria-live="polite">
        {view.state === 'waiting' ? (
          <NotDoneYet texts={notDoneYet} settings={settings} />
        ) : (
          <ViewOutcome key={view.state} view={view} />
        )}
      </div>
      {view.state === 'success' && link && <Success link={link} settings={settings} />}
      {view.state === 'error' && (
        <TryAgain
          onClick={tryAgain}
          hasFailedAgain={hasFailedAgain}
          otherWay={isRefusal(error) && otherWay}
          address={settings.supportEmail}
          mail={{ ...notDoneYet.mail, label: mailLabel }}
        />
      )}
      {view.state === 'invalid' && (
        <ButtonRow>
          {otherWay}
          <EmailTheDesk
            address={settings.supportEmail}
            mail={notDoneYet.mail}
            variant={otherWay ? 'quiet' : 'primary'}
          />
          <ButtonLink to="/" variant="quiet">
            Return Home
          </ButtonLink>
        </ButtonRow>
      )}
    </Answer>
  )
}

function ViewOutcome({
  view: { state, heading, message },
}: {
  view: Exclude<RequestView, { state: 'waiting' }>
}) {
  return (
    <Outcome
      state={state}
      heading={
        <>
          {state === 'processing' && <Spinner />}
          {heading}
        </>
      }
    >
      <p>{message}</p>
    </Outcome>
  )
}
