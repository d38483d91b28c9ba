import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Outbox } from '../outbox/outbox.ts'
import type { StoredMessage } from '../outbox/stored-message.ts'
import { SENDER } from './message.ts'

export interface DeliveryOptions {
  /** `smtp://host:port`, with user and password when the server wants them. */
  smtpUrl: string
  /** Waited after the first failure; twice as long after each further one, at most 5 minutes. */
  retryMs: number
}

const TIMEOUT_MS = 10_000
const MAX_RETRY_MS = 5 * 60_000

/**
 * Delivers what waits in the outbox by SMTP, in the background, until the server has taken it or
 * refused it for good. What a process did not come to deliver, the next one does: a crash at the
 * wrong moment can send a mail twice (with one Message-ID), never lose it.
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
    let failed = false
    for (let next = this.#next(); next && !failed; next = this.#next()) {
      failed = !(await this.#deliver(next))
      if (this.#isClosed) return
    }
    this.#isRunning = false
    this.#failures = failed ? this.#failures + 1 : 0
    if (failed) this.#retryLater()
  }

  #next(): StoredMessage | undefined {
    return this.#outbox.waiting()[0]
  }

  /** @returns false when it is to be tried again */
  async #deliver(message: StoredMessage): Promise<boolean> {
    try {
      await this.#transport.sendMail(toSmtp(message))
      if (!this.#isClosed) this.#outbox.record(message.id, 'sent', null)
      return true
    } catch (error) {
      const isFinal = isPermanent(error)
      const reason = error instanceof Error ? error.message : String(error)
      if (!this.#isClosed) this.#outbox.record(message.id, isFinal ? 'refused' : 'waiting', reason)
      return isFinal
    }
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

/** 5xx is the server's last word on a mail (RFC 5321 section 4.2.1). */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  return typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** The envelope is the bare addresses, so nothing in a name can add a recipient. */
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
