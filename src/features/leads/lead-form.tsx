import {
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import './lead-form.css'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { Button } from '../../ui/button.tsx'
import { mailAction } from '../../ui/mail-action.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useEarlySubmit } from '../../ui/use-early-submit.ts'
import { AlreadySent } from './already-sent.tsx'
import {
  discardDraft,
  draftKey,
  draftSentAt,
  draftValues,
  endDraft,
  keepDraft,
  renewDraftKey,
} from './draft.ts'
import { DraftNote } from './draft-note.tsx'
import { type DeskNumbers, FailureBanner } from './failure-banner.tsx'
import {
  checkValues,
  clearFields,
  fillEmptyFields,
  type FormValues,
  readValues,
} from './form-values.ts'
import type { RequestMail } from './request-mail.ts'
import { onSent } from './sent-requests.ts'
import { WithoutScripts } from './without-scripts.tsx'

/**
 * A form whose content is a lead: whatever happens, what was typed is either accepted by the service
 * or still in the form (specification sections 4 and 8). The fields are the browser's own and keep their state
 * there, so that what is typed before this code is here stays.
 */
export function LeadForm({
  name,
  submitLabel,
  supportEmail,
  numbers,
  send,
  onAccepted,
  mail,
  preset,
  focusFirst = false,
  children,
}: {
  /** Of the form, for its draft and for the console. */
  name: string
  submitLabel: string
  supportEmail: string
  numbers: DeskNumbers
  /** Sends what stands in the fields; the same key means the same request. */
  send: (values: FormValues, key: string) => Promise<void>
  onAccepted: (values: FormValues) => void
  /** The same request as a mail, for when the service can't be reached. */
  mail: (values: FormValues) => RequestMail
  /** Values that the visitor has brought along; asked for once the form is there. */
  preset?: () => FormValues
  /** Whether the form has come in place of something that had the focus. */
  focusFirst?: boolean
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const alreadySent = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'submitting' | 'failed'>('idle')
  const [error, setError] = useState<unknown>(null)
  const [values, setValues] = useState<FormValues>({})
  /** When what stands in the fields was sent and accepted: from another tab, or before a return to here. */
  const [sentAt, setSentAt] = useState<Date | null>(null)

  useEffect(() => {
    if (form.current === null) return undefined
    fillEmptyFields(form.current, { ...draftValues(name), ...preset?.() })
    keepDraft(name, readValues(form.current))
    checkValues(form.current)
    if (focusFirst) form.current.querySelector('input')?.focus()
    return onSent(() => {
      if (form.current) setSentAt(draftSentAt(name, readValues(form.current)))
    })
    // Only when the form appears; what the page is given anew must not touch what has been typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEarlySubmit(form)

  function keep(event: SyntheticEvent<HTMLFormElement>) {
    const current = readValues(event.currentTarget)
    keepDraft(name, current)
    setSentAt(draftSentAt(name, current))
    if (state === 'failed') setValues(current)
  }

  function clear() {
    if (form.current) clearFields(form.current)
    discardDraft(name)
    setSentAt(null)
    setState('idle')
    form.current?.querySelector('input')?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const current = readValues(event.currentTarget)
    const sentBefore = sentAt ?? draftSentAt(name, current)
    if (sentBefore !== null) {
      flushSync(() => setSentAt(sentBefore))
      return alreadySent.current?.focus()
    }
    isSending.current = true
    setState('submitting')
    try {
      await send(current, draftKey(name, current))
    } catch (cause) {
      console.error(`The ${name} request could not be sent.`, cause)
      if (cause instanceof EmailManagerError && cause.kind === 'refused') renewDraftKey(name)
      setError(cause)
      setValues(current)
      setState('failed')
      return
    } finally {
      isSending.current = false
    }
    endDraft(name, current)
    // Firefox puts what stands in a form back into it after a reload.
    form.current?.reset()
    onAccepted(current)
  }

  const isSubmitting = state === 'submitting'
  return (
    <form
      ref={form}
      className="lead-form"
      name={name}
      data-draft={name}
      {...mailAction(supportEmail, submitLabel)}
      aria-busy={isSubmitting}
      onInput={keep}
      onSubmit={(event) => void submit(event)}
    >
      {/* What was sent is what is seen: there is no typing into it on its way. */}
      <div className="lead-form__fields" inert={isSubmitting}>
        {children}
      </div>
      {sentAt !== null && !isSubmitting && (
        <AlreadySent at={sentAt} ref={alreadySent} onAnother={clear} />
      )}
      {sentAt === null && state === 'failed' && (
        <FailureBanner
          error={error}
          supportEmail={supportEmail}
          numbers={numbers}
          mail={mail(values)}
        />
      )}
      <div className="lead-form__end">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting && <Spinner />}
          {isSubmitting ? 'Submitting...' : submitLabel}
        </Button>
        <DraftNote />
      </div>
      <noscript>
        <WithoutScripts supportEmail={supportEmail} />
      </noscript>
      {/* There from the start: what is put into an output that was not there is often not read out. */}
      <output className="visually-hidden">
        {isSubmitting && 'Your request is being sent.'}
        {sentAt !== null && !isSubmitting && 'This request was already sent.'}
      </output>
    </form>
  )
}
