import { setTimeout } from 'node:timers/promises'
import { generateId } from '../document.ts'
import type { Lake } from '../store/lake.ts'
import type { Attempt, Message, Pending } from '../store/messages.ts'
import { hookOf, type Hook } from './hook.ts'
import { signatureOf } from './signature.ts'

/**
 * As the hosted lake retries since April 2026
 * (https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132).
 */
const RETRIES = 2
const TIMEOUT_MS = 30_000

export interface DeliveryOptions {
  /** Milliseconds between two attempts. */
  retryDelay: number
  log: (message: string) => void
}

/**
 * Makes the requests of webhooks: of one hook one after the other, each until it succeeds or is given up. What
 * there is to send is on disk, so a restart goes on where the last run ended; a request whose outcome was not
 * noted by then is made again, under the same `idempotency-key`.
 */
export class Deliveries {
  readonly #lake: Lake
  readonly #options: DeliveryOptions
  readonly #aborter = new AbortController()
  /** The hooks that are at work, each with the attempt that is under way. */
  readonly #working = new Map<string, Attempt | null>()

  constructor(lake: Lake, options: DeliveryOptions) {
    this.#lake = lake
    this.#options = options
    for (const hookId of lake.messages.waitingHooks()) this.wake(hookId)
  }

  /** The attempts of a hook, newest first, with the one that is under way. */
  attemptsOf(hookId: string): readonly Attempt[] {
    const present = this.#working.get(hookId)
    return [...(present ? [present] : []), ...this.#lake.messages.attemptsOf(hookId)]
  }

  attempt(id: string): Attempt | null {
    const present = this.#working.values().find((attempt) => attempt?.id === id)
    return present ?? this.#lake.messages.attempt(id)
  }

  /** Has a hook send what it has to send. */
  wake(hookId: string): void {
    if (this.#working.has(hookId)) return
    this.#working.set(hookId, null)
    void this.#work(hookId)
  }

  /** Leaves whatever is under way to the next run. */
  close(): void {
    this.#aborter.abort()
  }

  async #work(hookId: string): Promise<void> {
    const { messages, hooks } = this.#lake
    while (!this.#aborter.signal.aborted) {
      const [pending, record] = [messages.next(hookId), hooks.get(hookId)]
      if (!pending || !record) break
      // No longer than between two attempts: the machine's clock may have been set.
      const wait = Math.min(pending.due - Date.now(), this.#options.retryDelay)
      if (wait > 0) await this.#pause(wait)
      else await this.#deliver(hookOf(record), pending)
    }
    this.#working.delete(hookId)
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#aborter
    try {
      await setTimeout(milliseconds, undefined, { signal })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  async #deliver(hook: Hook, { message, headers }: Pending): Promise<void> {
    const attempt = newAttempt(message)
    this.#working.set(hook.id, attempt)
    await this.#request(hook, message, headers, attempt)
    this.#working.set(hook.id, null)
    if (!this.#aborter.signal.aborted) await this.#record(attempt, afterAttempt(message, attempt))
  }

  /** Writes down what has become of a message, however long it takes until the disk has room for it. */
  async #record(attempt: Attempt, message: Message): Promise<void> {
    const { retryDelay, log } = this.#options
    while (!this.#aborter.signal.aborted) {
      try {
        const due = Date.now() + retryDelay
        await this.#lake.write(() => this.#lake.messages.record(attempt, message, due))
        return
      } catch (error) {
        log(`what a webhook has sent could not be noted: ${String(error)}`)
        await this.#pause(retryDelay)
      }
    }
  }

  async #request(
    hook: Hook,
    { id, payload }: Message,
    headers: Record<string, string>,
    attempt: Attempt,
  ): Promise<void> {
    const start = performance.now()
    const signal = AbortSignal.any([this.#aborter.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const signed =
      hook.secret === null
        ? {}
        : { 'sanity-webhook-signature': signatureOf(payload, hook.secret, Date.now()) }
    try {
      const response = await fetch(hook.url, {
        method: hook.httpMethod,
        headers: { ...hook.headers, ...headers, 'idempotency-key': id, ...signed },
        ...(hook.httpMethod !== 'GET' && { body: payload }),
        redirect: 'manual',
        signal,
      })
      attempt.resultCode = response.status
      attempt.resultBody = await response.text()
      if (!response.ok) attempt.failureReason = 'http'
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
      attempt.failureReason = isTimeout ? 'timeout' : 'network'
    }
    attempt.isFailure = attempt.failureReason !== null
    attempt.inProgress = false
    attempt.duration = Math.round(performance.now() - start)
  }
}

function newAttempt({ id, hookId, projectId }: Message): Attempt {
  return {
    id: generateId(),
    hookId,
    messageId: id,
    projectId,
    createdAt: new Date().toISOString(),
    inProgress: true,
    isFailure: false,
    failureReason: null,
    resultCode: null,
    resultBody: null,
    duration: 0,
  }
}

/** A message after an attempt: delivered, to be tried again, or given up. */
function afterAttempt(message: Message, { isFailure, resultCode }: Attempt): Message {
  if (!isFailure) return { ...message, status: 'success', resultCode }
  const failureCount = message.failureCount + 1
  const isRefused = resultCode !== null && resultCode !== 429 && resultCode < 500
  const status = isRefused || failureCount > RETRIES ? 'failure' : 'pending'
  return { ...message, status, resultCode, failureCount }
}
