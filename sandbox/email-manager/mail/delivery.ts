import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Outbox } from '../outbox/outbox.ts'
import type { StoredMessage } from '../outbox/stored-message.ts'
import { SENDER } from './message.ts'

export interface DeliveryOptions {
  /** `smtp://host:port`, with user and password when the server wants them. */
  smtpUrl: string
  /** Milliseconds to wait after the first failure, doubled after each further one, at most 5 minutes. */
  retryMs: number
}

const TIMEOUT_MS = 10_000
const MAX_RETRY_MS = 5 * 60_000
/** From 500 on a failure is permanent (RFC 5321 section 4.2.1). */
const PERMANENT = 500

/**
 * Delivers waiting mails from the outbox by SMTP, in the background, until the server accepts or
 * permanently refuses them. After a restart it continues where it was: a crash at the wrong moment can
 * send a mail twice (with the same Message-ID), never lose it.
 */
export class Delivery {
  readonly #outbox: Outbox
  readonly #transport: Transporter
  readonly #retryMs: number
  readonly #unsubscribe: () => void
  #isRunning = false
  #isClosed = false
  #failures = 0
  #retry: NodeJS.Timeout | null = null

  constructor(outbox: Outbox, { smtpUrl, retryMs }: DeliveryOptions) {
    this.#outbox = outbox
    this.#retryMs = retryMs
    this.#transport = createTransport({
      url: smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    this.#unsubscribe = outbox.subscribe(() => void this.#wake())
    void this.#wake()
  }

  close(): void {
    this.#isClosed = true
    this.#unsubscribe()
    if (this.#retry) clearTimeout(this.#retry)
    this.#transport.close()
  }

  async #wake(): Promise<void> {
    if (this.#isRunning || this.#isClosed || this.#retry) return
    this.#isRunning = true
    const isDone = await this.#deliverAll()
    this.#isRunning = false
    if (this.#isClosed) return
    this.#failures = isDone ? 0 : this.#failures + 1
    if (!isDone) this.#retryLater()
  }

  /** Tries every waiting mail once, as long as the server can be reached. */
  async #deliverAll(): Promise<boolean> {
    let isDone = true
    let next = this.#outbox.nextWaiting(0)
    while (next) {
      const outcome = await this.#deliver(next)
      if (this.#isClosed || outcome === 'unreachable') return false
      if (outcome === 'put off') isDone = false
      next = this.#outbox.nextWaiting(next.sequence)
    }
    return isDone
  }

  async #deliver(message: StoredMessage): Promise<'settled' | 'put off' | 'unreachable'> {
    try {
      await this.#transport.sendMail(toSmtp(message))
      this.#record(message, 'sent', null)
      return 'settled'
    } catch (error) {
      const code = responseCode(error)
      const isFinal = code !== null && code >= PERMANENT
      const reason = error instanceof Error ? error.message : String(error)
      this.#record(message, isFinal ? 'refused' : 'waiting', reason)
      if (isFinal) return 'settled'
      return code === null ? 'unreachable' : 'put off'
    }
  }

  #record(message: StoredMessage, delivery: 'waiting' | 'sent' | 'refused', error: string | null) {
    if (!this.#isClosed) this.#outbox.record(message.id, delivery, error)
  }

  #retryLater(): void {
    const wait = Math.min(this.#retryMs * 2 ** (this.#failures - 1), MAX_RETRY_MS)
    this.#retry = setTimeout(() => {
      this.#retry = null
      void this.#wake()
    }, wait)
    this.#retry.unref()
  }
}

/** The server's response code for a mail, or null when there was none. */
function responseCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null
  return typeof error.responseCode === 'number' ? error.responseCode : null
}

/** The envelope has bare addresses only, so nothing in a name can add a recipient. */
function toSmtp({ to, text, html, headers }: StoredMessage): SendMailOptions {
  const {
    From: from,
    To: visibleTo,
    'Reply-To': replyTo,
    Subject: subject,
    Date: date,
    'Message-ID': messageId,
    ...more
  } = headers
  return {
    envelope: { from: SENDER.email, to: [to] },
    from,
    to: visibleTo,
    replyTo,
    subject,
    date,
    messageId,
    text,
    html,
    headers: more,
  }
}
