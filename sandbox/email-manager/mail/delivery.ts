import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Outbox } from '../outbox/outbox.ts'
import type { StoredMessage } from '../outbox/stored-message.ts'
import { SENDER } from './message.ts'

/** Ends a connection that hangs. */
const TIMEOUT_MS = 120_000
/** From 500 on a failure is permanent (RFC 5321 section 4.2.1). */
const PERMANENT = 500

/**
 * Delivers waiting mails from the outbox by SMTP, in the background. What the server does not accept yet
 * stays in the outbox and is tried again with the next mail and at the next start. A crash at the wrong
 * moment can send a mail twice (with the same Message-ID), never lose it.
 */
export class Delivery {
  readonly #outbox: Outbox
  readonly #transport: Transporter
  readonly #unsubscribe: () => void
  #isRunning = false
  #isClosed = false

  /** @param smtpUrl `smtp://host:port`, with user and password when the server wants them */
  constructor(outbox: Outbox, smtpUrl: string) {
    this.#outbox = outbox
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
    this.#transport.close()
  }

  async #wake(): Promise<void> {
    if (this.#isRunning || this.#isClosed) return
    this.#isRunning = true
    await this.#deliverAll()
    this.#isRunning = false
  }

  /** Tries every waiting mail once, as long as the server can be reached. */
  async #deliverAll(): Promise<void> {
    let next = this.#outbox.nextWaiting(0)
    while (next) {
      const isReachable = await this.#deliver(next)
      if (this.#isClosed || !isReachable) return
      next = this.#outbox.nextWaiting(next.sequence)
    }
  }

  /** @returns whether the server answered */
  async #deliver(message: StoredMessage): Promise<boolean> {
    try {
      await this.#transport.sendMail(toSmtp(message))
      this.#record(message, 'sent', null)
      return true
    } catch (error) {
      const code = responseCode(error)
      const isFinal = code !== null && code >= PERMANENT
      const reason = error instanceof Error ? error.message : String(error)
      this.#record(message, isFinal ? 'refused' : 'waiting', reason)
      return code !== null
    }
  }

  #record(message: StoredMessage, delivery: 'waiting' | 'sent' | 'refused', error: string | null) {
    if (!this.#isClosed) this.#outbox.record(message.id, delivery, error)
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
