import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import './newsletter.css'
import type { FrameContent } from '../../content/frame.ts'
import { EmailManagerError, failureText, randomUuid } from '../../email-manager/call-service.ts'
import { signUpOptions } from '../../email-manager/sign-up.ts'
import { DataNotice } from '../../sections/data-notice/data-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { mailHref } from '../../text/contact-links.ts'
import { mailAction, useDeferredSubmit } from '../../ui/form-without-app.ts'
import { isLikelyBot, HoneypotField } from '../../ui/bot-check.tsx'
import { TEXT_LIMITS } from '../../ui/text-limits.ts'

/** Used if the site settings have no data notice. */
const DEFAULT_DATA_NOTICE = 'We use your address only for these updates.'

/**
 * The newsletter signup of the footer (specification section 4).
 *
 * @param labels texts that editors can change; the texts of errors and of the pending state are fixed
 * @param supportEmail email address for subscribing without JavaScript, and for requests to delete data
 * @param dataNotice what happens to a subscriber's address; null for the default text
 */
export function Newsletter({
  labels,
  supportEmail,
  dataNotice,
}: {
  labels: FrameContent['settings']['newsletter']
  supportEmail: string | null
  dataNotice: string | null
}) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const signup = useRef<{ email: string; idempotencyKey: string } | null>(null)
  // An object, so that a repeated fault restarts the timer of its message.
  const [fault, setFault] = useState<{ message: string; isAddressInvalid: boolean } | null>(null)
  // Whether the visitor was asked to press again. After that, the bot check is skipped.
  const wasAskedToConfirm = useRef(false)
  const { mutate, reset, isPending, isSuccess, error, submittedAt } = useMutation(signUpOptions)
  const client = useQueryClient()
  useDeferredSubmit(form)

  const message = fault?.message ?? (error && signupFailureText(error))
  const outcome = fault ?? error ?? (isSuccess ? submittedAt : null)
  useEffect(() => {
    if (outcome === null) return undefined
    // The button lost its focus when it was disabled during the request.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      setFault(null)
      reset()
    }, MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [outcome, reset])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Read from the cache, because a second submit can happen before React has rendered the pending state.
    if (client.isMutating({ mutationKey: signUpOptions.mutationKey }) > 0) return
    const email = field.current?.value.trim() ?? ''
    const invalidReason = addressError(email)
    reset()
    setFault(invalidReason === null ? null : { message: invalidReason, isAddressInvalid: true })
    if (invalidReason !== null) return field.current?.focus()
    if (!wasAskedToConfirm.current && isLikelyBot(event.currentTarget)) {
      wasAskedToConfirm.current = true
      const question = `Press ${labels.button} again to confirm that you want this. Nothing has been sent yet.`
      return setFault({ message: question, isAddressInvalid: false })
    }
    // A retry for the same address keeps its idempotency key, except after a refusal, which the key may have caused.
    if (signup.current?.email !== email) signup.current = { email, idempotencyKey: randomUuid() }
    mutate(signup.current, {
      onSuccess: () => {
        signup.current = null
        if (field.current) field.current.value = ''
      },
      onError: (reason) => {
        if (reason instanceof EmailManagerError && reason.kind === 'refused') signup.current = null
      },
    })
  }

  return (
    <form
      ref={form}
      id={NEWSLETTER_ID}
      className="newsletter stack-8"
      name="newsletter"
      {...mailAction(supportEmail, 'Newsletter')}
      noValidate
      onSubmit={submit}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className="newsletter__heading">
        {labels.heading}
      </h2>
      <p id={`${id}-hint`} className="newsletter__hint">
        {labels.text}
      </p>
      <label htmlFor={`${id}-email`}>Email address</label>
      <div className="newsletter__row">
        <input
          ref={field}
          id={`${id}-email`}
          className="newsletter__field"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          disabled={isPending}
          aria-required
          aria-invalid={message === null ? undefined : (fault?.isAddressInvalid ?? false)}
          aria-describedby={message !== null ? `${id}-error` : `${id}-hint`}
        />
        <Button ref={button} type="submit" disabled={isPending}>
          {isPending ? 'Subscribing...' : labels.button}
        </Button>
      </div>
      <HoneypotField />
      {message !== null && (
        <p id={`${id}-error`} className="newsletter__message" role="alert">
          {message}
        </p>
      )}
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      <output className="newsletter__message">{isSuccess ? labels.success : null}</output>
      <DataNotice text={dataNotice ?? DEFAULT_DATA_NOTICE} supportEmail={supportEmail} />
      {/* Rendered by the build only: in a browser, React renders nothing within noscript. */}
      <noscript>{import.meta.env.SSR && <WithoutScripts supportEmail={supportEmail} />}</noscript>
    </form>
  )
}

function WithoutScripts({ supportEmail }: { supportEmail: string | null }) {
  const href = mailHref(supportEmail)
  // Without a support email, the form's button does nothing.
  if (href === null) return null
  return (
    <p>
      Without JavaScript this button opens your email program; we will subscribe you when we receive
      that email. Or write to <a href={href}>{supportEmail}</a>.
    </p>
  )
}

/** Time until a message disappears and the form is idle again. */
const MESSAGE_MS = 5000

export function signupFailureText(error: Error): string {
  return failureText(error, {
    answered: 'Failed to subscribe. Please try again.',
    unreachable: 'Unable to process your request. Please try again later.',
  })
}

export function addressError(email: string): string | null {
  if (email === '') return 'Please enter your email address'
  const isValid = email.length <= TEXT_LIMITS.address && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return isValid ? null : 'Please enter a valid email address'
}

/** Anchor of the form in every page's footer. */
export const NEWSLETTER_ID = 'newsletter'
