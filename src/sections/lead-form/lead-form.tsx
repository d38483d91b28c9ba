import {
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import './lead-form.css'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { Button } from '../../ui/button.tsx'
import { mailAction } from '../../ui/mail-action.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useEarlySubmit } from '../../ui/use-early-submit.ts'
import { draftKey, draftValues, endDraft, keepDraft, renewDraftKey } from './draft.ts'
import { DraftNote } from './draft-note.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { fillEmptyFields, type FormValues, readValues } from './form-values.ts'
import type { RequestMail } from './request-mail.ts'
import { WithoutScripts } from './without-scripts.tsx'

/**
 * A form whose content is a lead: whatever happens, what was typed is either accepted by the service
 * or still in the form (SPEC sections 4 and 8). The fields are the browser's own and keep their state
 * there, so that what is typed before this code is here stays.
 */
export function LeadForm({
  name,
  submitLabel,
  supportEmail,
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
  const [state, setState] = useState<'idle' | 'submitting' | 'failed'>('idle')
  const [values, setValues] = useState<FormValues>({})

  useEffect(() => {
    if (form.current === null) return
    fillEmptyFields(form.current, { ...draftValues(name), ...preset?.() })
    keepDraft(name, readValues(form.current))
    if (focusFirst) form.current.querySelector('input')?.focus()
    // Only when the form appears; what the page is given anew must not touch what has been typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEarlySubmit(form)

  function keep(event: SyntheticEvent<HTMLFormElement>) {
    const current = readValues(event.currentTarget)
    keepDraft(name, current)
    if (state === 'failed') setValues(current)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setState('submitting')
    const current = readValues(event.currentTarget)
    try {
      await send(current, draftKey(name, current))
    } catch (error) {
      console.error(`The ${name} request could not be sent.`, error)
      if (error instanceof EmailManagerError && error.kind === 'refused') renewDraftKey(name)
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
      {state === 'failed' && <FailureBanner supportEmail={supportEmail} mail={mail(values)} />}
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
        {isSubmitting ? 'Your request is being sent.' : null}
      </output>
    </form>
  )
}
