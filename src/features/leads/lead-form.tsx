import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import './lead-form.css'
import { DataNotice } from '../../sections/data-notice/data-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { fillEmptyFields } from '../../ui/form-fields.ts'
import { mailAction, useDeferredSubmit } from '../../ui/form-without-app.ts'
import { isLikelyBot, HoneypotField } from '../../ui/bot-check.tsx'
import {
  AlreadySentNotice,
  LastRequestNotice,
  DraftNote,
  type ReachableDesk,
  FailureBanner,
  ConfirmationBanner,
  NoScriptNotice,
} from './form-notices.tsx'
import { discardDraft, draftSentAt, draftValues, saveDraft, onSent } from './draft.ts'
import {
  type FieldRows,
  type FormTable,
  leadMail,
  leadValues,
  type LeadValues,
  type FormValues,
} from './form-table.ts'
import {
  checkValues,
  clearFields,
  readValues,
  type LeadChoices,
  LeadFields,
  type LeadRemarks,
} from './lead-fields.tsx'
import { resetRequest, leadRequest, sendRequest, useLeadRequest } from './lead-request.ts'

/** Used if the site settings have no data notice. */
const DEFAULT_DATA_NOTICE =
  'What you enter is sent to our duty desk, which uses it to answer this request.'

/**
 * A lead form. Values stay in the form until the email-manager has accepted them (specification sections 4 and 8). The
 * fields are uncontrolled, so that what was typed before hydration stays.
 */
export function LeadForm<Fields extends FieldRows>({
  table,
  submitLabel,
  desk,
  dataNotice,
  choices,
  remarks,
  preset,
  focusFirst = false,
  onValues,
}: {
  table: FormTable<Fields>
  submitLabel: string
  desk: ReachableDesk
  /** What happens to the data; null for the default text. */
  dataNotice: string | null
  choices?: LeadChoices<Fields>
  remarks?: LeadRemarks<Fields>
  /** Returns initial values, which override the draft. Called once, after mounting. */
  preset?: () => FormValues
  /** Focuses the first field: for a form that replaces the element that had the focus. */
  focusFirst?: boolean
  onValues?: (values: LeadValues<Fields>) => void
}) {
  const { name } = table
  const { supportEmail } = desk
  const form = useRef<HTMLFormElement>(null)
  const alreadySent = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(() => leadValues(table, {}))
  /** Time at which a request with the current values was accepted, from this or another tab; null if none was. */
  const [sentAt, setSentAt] = useState<Date | null>(null)
  /** Whether the visitor was asked to press the button again. After that, the bot check is skipped. */
  const [needsConfirmation, setNeedsConfirmation] = useState(false)
  const request = useLeadRequest(name)
  const isPending = request.status === 'pending'
  /** Whether a request was sent but failed, maybe before a reload. If so, the visitor has passed the bot check. */
  const hasFailed = request.status === 'refused' || request.status === 'uncertain'

  useEffect(() => {
    if (form.current === null) return undefined
    fillEmptyFields(form.current, { ...draftValues(name), ...preset?.() })
    const filled = read(form.current)
    saveDraft(name, filled)
    updateValues(filled)
    checkValues(form.current)
    if (focusFirst) form.current.querySelector('input')?.focus()
    return onSent(() => {
      if (form.current) setSentAt(draftSentAt(name, read(form.current)))
    })
    // On mount only: new page content must not change what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useDeferredSubmit(form)

  const read = (element: HTMLFormElement) => leadValues(table, readValues(element))

  function updateValues(typed: LeadValues<Fields>) {
    setValues(typed)
    onValues?.(typed)
  }

  function saveInput(element: HTMLFormElement) {
    const typed = read(element)
    saveDraft(name, typed)
    setSentAt(draftSentAt(name, typed))
    updateValues(typed)
  }

  function clear() {
    if (form.current) clearFields(form.current)
    updateValues(leadValues(table, {}))
    discardDraft(name)
    setSentAt(null)
    resetRequest(name)
    form.current?.querySelector('input')?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Read from the store, because a second submit can happen before React has rendered the pending state.
    if (leadRequest(name).status === 'pending') return
    const typed = read(event.currentTarget)
    const sentBefore = sentAt ?? draftSentAt(name, typed)
    if (sentBefore !== null) {
      flushSync(() => setSentAt(sentBefore))
      alreadySent.current?.focus()
    } else if (!needsConfirmation && !hasFailed && isLikelyBot(event.currentTarget))
      setNeedsConfirmation(true)
    else void sendRequest(table, typed, supportEmail)
  }

  return (
    <form
      ref={form}
      className="lead-form"
      name={name}
      data-draft={name}
      {...mailAction(supportEmail, table.subjectWithoutApp)}
      aria-busy={isPending}
      onInput={(event) => saveInput(event.currentTarget)}
      onSubmit={submit}
    >
      {/* Inert while pending, so that visitors can't change what is being sent. */}
      <div className="lead-form__fields stack-24" inert={isPending}>
        <LeadFields table={table} values={values} choices={choices} remarks={remarks} />
        <HoneypotField />
      </div>
      {request.status === 'accepted' && <LastRequestNotice {...request} />}
      {sentAt !== null && !isPending && (
        <AlreadySentNotice sentAt={sentAt} ref={alreadySent} onClear={clear} />
      )}
      {needsConfirmation && sentAt === null && !hasFailed && !isPending && (
        <ConfirmationBanner submitLabel={submitLabel} desk={desk} mail={leadMail(table, values)} />
      )}
      {sentAt === null && hasFailed && (
        // A new element for each attempt: each failure takes the focus and is read out.
        <FailureBanner
          key={request.at}
          request={request}
          desk={desk}
          mail={leadMail(table, values)}
        />
      )}
      <div className="lead-form__end">
        <Button type="submit" disabled={isPending} isBusy={isPending}>
          {isPending ? 'Submitting...' : submitLabel}
        </Button>
        <DraftNote />
        <DataNotice text={dataNotice ?? DEFAULT_DATA_NOTICE} supportEmail={supportEmail} />
      </div>
      {/* Rendered by the build only: in a browser, React renders nothing within noscript. */}
      <noscript>{import.meta.env.SSR && <NoScriptNotice supportEmail={supportEmail} />}</noscript>
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      <output className="visually-hidden">{announcement(isPending, sentAt !== null)}</output>
    </form>
  )
}

/** The text of the live region: one string, so that screen readers read the whole message when it changes. */
function announcement(isPending: boolean, isSent: boolean): string {
  if (isPending) return 'Your request is being sent.'
  return isSent ? 'This request was already sent.' : ''
}
