import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import type { LeadRequest } from './lead-request.ts'
import { chatText, type RequestMail } from './request-mail.ts'
import { type RefObject, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatIstDateTime } from '../../text/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { isSessionStorageAvailable } from '../../ui/storage.ts'
import { mailHref } from '../../text/contact-links.ts'
import './desk-line.css'
import { deskChannels, type DeskContacts } from '../../sections/contact-actions/desk-channels.ts'

/** The contacts of a desk that has an email address, to which the email-manager sends requests. */
export type ReachableDesk = DeskContacts & { supportEmail: string }

/** Says that a request failed or may have failed. Offers mail and WhatsApp, prefilled with the request. */
export function FailureBanner({
  request,
  desk,
  mail,
}: {
  request: LeadRequest
  desk: ReachableDesk
  mail: RequestMail
}) {
  return (
    <FormBanner>
      {/* The text of specification section 8. */}
      <p>
        Failed to submit request. Please try again or contact us directly at {desk.supportEmail}
      </p>
      {request.status === 'uncertain' && <p>It may still have reached us. Trying again is safe.</p>}
      {request.detail !== undefined && <p>Reason given: {request.detail}</p>}
      {/* Without a call button, because the emergency bar and the bottom bar have the phone number. */}
      <ContactActions
        settings={{ ...desk, emergencyPhone: null }}
        message={chatText(mail)}
        mail={mail}
      />
    </FormBanner>
  )
}

/** Shown when a program seems to have submitted the form. Asks the visitor to press the button again. */
export function ConfirmationBanner({
  submitLabel,
  desk,
  mail,
}: {
  submitLabel: string
  desk: ReachableDesk
  mail: RequestMail
}) {
  return (
    <FormBanner tone="warning">
      <p>
        Press “{submitLabel}” again to confirm that you want to send this. It has not been sent yet.
        You can also call, or send it by WhatsApp or by email: both open with your request filled
        in.
      </p>
      <ContactActions settings={desk} message={chatText(mail)} mail={mail} />
    </FormBanner>
  )
}

/**
 * Shown in a form whose request was already accepted: sent from a duplicate of this tab, or from this
 * tab before the visitor left the page and came back.
 */
export function AlreadySentNotice({
  sentAt,
  ref,
  onClear,
}: {
  sentAt: Date
  ref: RefObject<HTMLDivElement | null>
  onClear: () => void
}) {
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice>
        <p>
          This request was already sent from this browser on {formatIstDateTime(sentAt)}. It has
          reached our desk; there is no need to send it again. If you change it, it can be sent as
          another request.
        </p>
        <Button variant="quiet" onClick={onClear}>
          Clear the form
        </Button>
      </Notice>
    </div>
  )
}

/** Shown in an empty form after a reload if the last request was accepted. */
export function LastRequestNotice({ at, reference }: { at: number; reference: string }) {
  return (
    <Notice tone="success">
      {`Your last request reached our desk on ${formatIstDateTime(new Date(at))}. Its reference is ${reference}.`}
    </Notice>
  )
}

/** Says how long typed text is kept; renders nothing if the browser blocks session storage. */
export function DraftNote() {
  const isKept = useSyncExternalStore(subscribeToNothing, isSessionStorageAvailable, () => true)
  if (!isKept) return null
  return (
    <p className="lead-form__note muted small">
      What you type stays in this browser tab until the request has been sent or the tab is closed.
    </p>
  )
}

const subscribeToNothing = () => () => {}

/** Says what the button does without scripts: the form's `action` opens an email. */
export function NoScriptNotice({ supportEmail }: { supportEmail: string }) {
  const href = mailHref(supportEmail)
  return (
    <Notice tone="warning">
      <p>
        Without JavaScript this button opens your email program with what you typed; nothing is sent
        before you send that email. If no program opens, please write to{' '}
        {href ? <a href={href}>{supportEmail}</a> : supportEmail}.
      </p>
    </Notice>
  )
}

const CHANNEL_WORDS = { call: 'call', whatsapp: 'WhatsApp', mail: 'email' }

export function DeskLine({ settings, message }: { settings: DeskContacts; message?: string }) {
  const channels = deskChannels(settings, message)
  if (channels.length === 0) return null
  return (
    <p className="desk-line">
      Or contact the desk directly:{' '}
      {channels.map(({ kind, href, contact }, index) => (
        <span key={kind}>
          {index > 0 && ', '}
          <a href={href}>{`${CHANNEL_WORDS[kind]} ${contact}`}</a>
        </span>
      ))}
      .
    </p>
  )
}
