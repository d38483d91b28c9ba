import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import './newsletter.css'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { randomUuid } from '../../email-manager/random-uuid.ts'
import { signUpOptions } from '../../email-manager/sign-up.ts'
import { Button } from '../../ui/button.tsx'
import { mailHref } from '../../text/contact-links.ts'
import { mailAction } from '../../ui/mail-action.ts'
import { useEarlySubmit } from '../../ui/use-early-submit.ts'
import {
  failed,
  validationError,
  idle,
  loading,
  MESSAGE_TIME,
  succeeded,
} from './newsletter-state.ts'

/**
 * The newsletter signup of the footer (specification section 4).
 *
 * @param supportEmail where to write to instead, for a visitor without scripts
 */
export function Newsletter({ supportEmail }: { supportEmail: string | null }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const signup = useRef<{ email: string; idempotencyKey: string } | null>(null)
  const [state, setState] = useState(idle)
  const { mutate } = useMutation(signUpOptions)
  useEarlySubmit(form)

  useEffect(() => {
    if (state.status === 'idle' || state.status === 'loading') return undefined
    // A control that is disabled while loading loses the focus it had.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setState(idle), MESSAGE_TIME)
    return () => clearTimeout(timer)
  }, [state])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (state.status === 'loading') return
    const email = field.current?.value.trim() ?? ''
    const fault = validationError(email)
    setState(fault ?? loading)
    if (fault) return field.current?.focus()
    // A retry of the same address keeps its key, unless the service refused it: the key may be the reason.
    if (signup.current?.email !== email) signup.current = { email, idempotencyKey: randomUuid() }
    mutate(signup.current, {
      onSuccess: () => {
        signup.current = null
        if (field.current) field.current.value = ''
        setState(succeeded())
      },
      onError: (error) => {
        if (error instanceof EmailManagerError && error.kind === 'refused') signup.current = null
        setState(failed(error))
      },
    })
  }

  const isLoading = state.status === 'loading'
  const error = state.status === 'error' ? state : null
  return (
    <form
      ref={form}
      className="newsletter"
      name="newsletter"
      {...mailAction(supportEmail, 'Newsletter')}
      noValidate
      onSubmit={submit}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className="newsletter__heading">
        Newsletter
      </h2>
      <p id={`${id}-hint`} className="newsletter__hint">
        Port-call and compliance updates by email. Unsubscribe at any time.
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
          disabled={isLoading}
          aria-required
          aria-invalid={error?.isFieldInvalid}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
        />
        <Button ref={button} type="submit" disabled={isLoading}>
          {isLoading ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="newsletter__message" role="alert">
          {error.message}
        </p>
      )}
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      <output className="newsletter__message">
        {state.status === 'success' ? state.message : null}
      </output>
      <noscript>
        <WithoutScripts supportEmail={supportEmail} />
      </noscript>
    </form>
  )
}

function WithoutScripts({ supportEmail }: { supportEmail: string | null }) {
  const href = mailHref(supportEmail)
  return (
    <p>
      Without JavaScript this button opens your mail program; you are subscribed once we have that
      mail.
      {href && (
        <>
          {' '}
          Or write to <a href={href}>{supportEmail}</a>.
        </>
      )}
    </p>
  )
}
