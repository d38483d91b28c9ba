import { type ReactNode, useEffect, useRef, useState } from 'react'
import './request-sent.css'
import { whatsappHref } from '../../text/contact-links.ts'
import { Button } from '../../ui/button.tsx'
import './sent-summary.css'
import type { DeskContacts } from '../../sections/contact-actions/desk-channels.ts'
import { RequestSheet } from './request-sheet.tsx'
import { chatText, type RequestMail, requestMail } from './request-mail.ts'

/**
 * Replaces the form of an accepted request. The stylesheet draws signal flag C, “affirmative”. The heading takes the
 * focus, because the form's button is gone. The section is scrolled to the top, because it is shorter than the form.
 */
export function RequestSent({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView()
  }, [])
  return (
    <div className="request-sent">
      <p className="request-sent__flag-meaning">Flag C: affirmative</p>
      <h2 ref={title} className="request-sent__heading" tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </div>
  )
}

const COPY_TEXTS = {
  idle: '',
  copied: 'Copied.',
  selected: 'Your browser blocked copying. The text is selected: press Ctrl+C.',
}

/** The sent request, a button to copy it, and a link to add something by WhatsApp. */
export function SentSummary({
  mail: { subject, lines },
  reference,
  settings: { whatsappNumber },
}: {
  mail: RequestMail
  reference: string
  settings: Pick<DeskContacts, 'whatsappNumber'>
}) {
  const mail = requestMail(subject, [['Reference', reference], ...lines])
  const text = useRef<HTMLPreElement>(null)
  const [state, setState] = useState<keyof typeof COPY_TEXTS>('idle')
  const whatsapp = whatsappHref(whatsappNumber, chatText(mail))

  async function copy() {
    try {
      await navigator.clipboard.writeText(mail.body)
      setState('copied')
    } catch {
      // `clipboard` is absent without HTTPS. The browser's settings, or an iframe around the site, may forbid copying.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setState('selected')
    }
  }
  return (
    <div className="sent-summary">
      <RequestSheet name="Your request">
        <pre ref={text} className="sent-summary__text" aria-label="Your request">
          {mail.lines.map(([label, value], index) => (
            <span key={label} className="request-sheet__line">
              <span className="muted small">{label}: </span>
              <span>
                {value}
                {index < mail.lines.length - 1 && '\n'}
              </span>
            </span>
          ))}
        </pre>
      </RequestSheet>
      <div className="sent-summary__copy">
        <Button variant="quiet" onClick={() => void copy()}>
          Copy this summary
        </Button>
        <output>{COPY_TEXTS[state]}</output>
      </div>
      {whatsapp && (
        <p>
          Anything to add? <a href={whatsapp}>Send it by WhatsApp, quoting this request</a>.
        </p>
      )}
    </div>
  )
}
