import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FrameContent } from '../../content/frame.ts'
import type { EmailLink } from '../../email-manager/subscriber-calls.ts'
import { isRefusal, failureText } from '../../email-manager/call-service.ts'
import { ButtonLink, ButtonRow, Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import {
  EmailLinkLayout,
  EmailTheDesk,
  BeforeScripts,
  type BeforeScriptsTexts,
  Outcome,
  type DeskMail,
} from './email-link-layout.tsx'
import { useEmailLink } from './email-link.ts'

/**
 * A page that an email links to. Sends a request with the link's parameters, and shows the outcome.
 *
 * @param Success shown below the success message
 * @param mailLabel label of the button that writes to the desk after a failure
 * @param alternative button that is shown if the link is invalid or refused
 */
export function LinkRequest({
  title,
  request,
  texts,
  beforeScripts,
  settings,
  Success,
  mailLabel = beforeScripts.mail.label,
  alternative,
}: {
  title: string
  request: UseMutationOptions<void, Error, EmailLink>
  texts: RequestTexts
  beforeScripts: BeforeScriptsTexts
  settings: FrameContent['settings']
  Success: ComponentType<{ link: EmailLink; settings: FrameContent['settings'] }>
  mailLabel?: string
  alternative?: ReactNode
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
    <EmailLinkLayout title={title} state={view.state} settings={settings}>
      <div ref={outcome} tabIndex={-1} aria-live="polite">
        {view.state === 'not-started' ? (
          <BeforeScripts texts={beforeScripts} settings={settings} />
        ) : (
          <ViewOutcome key={view.state} view={view} />
        )}
      </div>
      {view.state === 'success' && link && <Success link={link} settings={settings} />}
      {view.state === 'error' && (
        <TryAgain
          onClick={tryAgain}
          hasFailedAgain={hasFailedAgain}
          alternative={isRefusal(error) && alternative}
          address={settings.supportEmail}
          mail={{ ...beforeScripts.mail, label: mailLabel }}
        />
      )}
      {view.state === 'invalid' && (
        <ButtonRow>
          {alternative}
          <EmailTheDesk
            address={settings.supportEmail}
            mail={beforeScripts.mail}
            variant={alternative ? 'quiet' : 'primary'}
          />
          <ButtonLink to="/" variant="quiet">
            Return Home
          </ButtonLink>
        </ButtonRow>
      )}
    </EmailLinkLayout>
  )
}

function ViewOutcome({
  view: { state, heading, message },
}: {
  view: Exclude<RequestView, { state: 'not-started' }>
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

/**
 * Buttons for what to do after a failure. The most promising button is first: `alternative` after a refusal, the email
 * button after a second failure, otherwise Try Again.
 */
export function TryAgain({
  onClick,
  hasFailedAgain,
  alternative,
  address,
  mail,
}: {
  onClick: () => void
  hasFailedAgain: boolean
  alternative?: ReactNode
  address: string | null
  mail: DeskMail
}) {
  const isMailFirst = hasFailedAgain && address !== null && !alternative
  const emailTheDesk = (hasFailedAgain || !alternative) && (
    <EmailTheDesk address={address} mail={mail} variant={isMailFirst ? 'primary' : 'quiet'} />
  )
  return (
    <ButtonRow>
      {alternative}
      {isMailFirst && emailTheDesk}
      <Button variant={isMailFirst || alternative ? 'quiet' : 'primary'} onClick={onClick}>
        Try Again
      </Button>
      {!isMailFirst && emailTheDesk}
      <ButtonLink to="/" variant="quiet">
        Return Home
      </ButtonLink>
    </ButtonRow>
  )
}

type StateText = { heading: string; message: string }

/** Texts of a page's states. Specification section 8 gives all messages except `processing`. */
export type RequestTexts = {
  processing: StateText
  success: StateText
  invalid: StateText
  error: { heading: string; answered: string; unreachable: string }
}

/** What the page shows: `not-started` until the link has been read, then a state from specification section 4. */
export type RequestView =
  | { state: 'not-started' }
  | ({ state: 'processing' | 'success' | 'invalid' | 'error' } & StateText)

/** @param link undefined until the link has been read; null for an invalid link */
function requestView(
  link: EmailLink | null | undefined,
  request: { status: 'idle' | 'pending' | 'success' | 'error'; error: Error | null },
  texts: RequestTexts,
): RequestView {
  if (link === undefined) return { state: 'not-started' }
  if (link === null) return { state: 'invalid', ...texts.invalid }
  if (request.status === 'success') return { state: 'success', ...texts.success }
  if (request.error === null) return { state: 'processing', ...texts.processing }
  const { heading, ...failure } = texts.error
  return { state: 'error', heading, message: failureText(request.error, failure) }
}
