import { setTimeout } from 'node:timers/promises'
import { generateId } from '../document.ts'
import type { JsonObject } from '../json.ts'
import type { Hook } from './hook.ts'
import { signatureOf } from './signature.ts'

/** As the hosted lake retries since April 2026 (https://www.sanity.io/docs/changelog). */
const RETRIES = 2
const TIMEOUT_MS = 30_000
/** How many messages of a hook can be looked up. */
const KEPT = 100

/** One request that a webhook makes, whatever the number of attempts it takes. */
interface Message extends JsonObject {
  id: string
  hookId: string
  projectId: string
  dataset: string
  payload: string
  createdAt: string
  status: 'failure' | 'pending' | 'success'
  resultCode: number | null
  failureCount: number
}

interface Attempt extends JsonObject {
  id: string
  hookId: string
  messageId: string
  projectId: string
  createdAt: string
  inProgress: boolean
  isFailure: boolean
  failureReason: 'http' | 'network' | 'timeout' | null
  resultCode: number | null
  resultBody: string | null
  duration: number
}

interface Job {
  hook: Hook
  message: Message
  headers: Record<string, string>
}

/** Makes the requests of webhooks: of one hook one after the other, each until it succeeds or is given up. */
export class Deliveries {
  readonly #retryDelay: number
  readonly #aborter = new AbortController()
  readonly #queues = new Map<string, Job[]>()
  readonly #messages = new Map<string, Message[]>()
  readonly #attempts = new Map<string, Attempt[]>()

  /** @param retryDelay in milliseconds */
  constructor(retryDelay: number) {
    this.#retryDelay = retryDelay
  }

  /** The requests of a hook that are under way or have been made, newest first. */
  messagesOf(hookId: string): readonly Message[] {
    return (this.#messages.get(hookId) ?? []).toReversed()
  }

  attemptsOf(hookId: string): readonly Attempt[] {
    return (this.#attempts.get(hookId) ?? []).toReversed()
  }

  attempt(id: string): Attempt | null {
    const all = this.#attempts.values().toArray().flat()
    return all.find((attempt) => attempt.id === id) ?? null
  }

  /** Queues a request. */
  send(hook: Hook, dataset: string, payload: string, headers: Record<string, string>): void {
    const message: Message = {
      id: generateId(),
      hookId: hook.id,
      projectId: hook.projectId,
      dataset,
      payload,
      createdAt: new Date().toISOString(),
      status: 'pending',
      resultCode: null,
      failureCount: 0,
    }
    keep(this.#messages, hook.id, message)
    const queue = this.#queues.get(hook.id) ?? []
    this.#queues.set(hook.id, queue)
    queue.push({ hook, message, headers: { 'idempotency-key': message.id, ...headers } })
    if (queue.length === 1) void this.#work(queue)
  }

  /** Forgets a hook, and what it has not sent yet. */
  forget(hookId: string): void {
    this.#queues.get(hookId)?.splice(1)
    this.#messages.delete(hookId)
    this.#attempts.delete(hookId)
  }

  /** Gives up whatever is under way. */
  close(): void {
    this.#aborter.abort()
    this.#queues.clear()
  }

  async #work(queue: Job[]): Promise<void> {
    for (let job = queue[0]; job && !this.#aborter.signal.aborted; job = queue[0]) {
      await this.#deliver(job)
      queue.shift()
    }
  }

  async #deliver(job: Job): Promise<void> {
    const { message } = job
    for (let tries = 0; tries <= RETRIES; tries += 1) {
      if (tries > 0 && !(await this.#pause())) return
      const { isFailure, resultCode } = await this.#try(job)
      message.resultCode = resultCode
      if (!isFailure) {
        message.status = 'success'
        return
      }
      message.failureCount += 1
      const isFinal = resultCode !== null && resultCode !== 429 && resultCode < 500
      if (isFinal) break
    }
    message.status = 'failure'
  }

  /** @returns false when the lake ends meanwhile */
  async #pause(): Promise<boolean> {
    const { signal } = this.#aborter
    try {
      await setTimeout(this.#retryDelay, undefined, { signal })
    } catch (error) {
      if (!signal.aborted) throw error
    }
    return !signal.aborted
  }

  async #try({ hook, message, headers }: Job): Promise<Attempt> {
    const attempt: Attempt = {
      id: generateId(),
      hookId: hook.id,
      messageId: message.id,
      projectId: hook.projectId,
      createdAt: new Date().toISOString(),
      inProgress: true,
      isFailure: false,
      failureReason: null,
      resultCode: null,
      resultBody: null,
      duration: 0,
    }
    keep(this.#attempts, hook.id, attempt)
    const start = performance.now()
    const signal = AbortSignal.any([this.#aborter.signal, AbortSignal.timeout(TIMEOUT_MS)])
    try {
      const { payload } = message
      const hasBody = hook.httpMethod !== 'GET'
      const signed =
        hook.secret === null
          ? {}
          : { 'sanity-webhook-signature': signatureOf(payload, hook.secret, Date.now()) }
      const response = await fetch(hook.url, {
        method: hook.httpMethod,
        headers: { ...hook.headers, ...headers, ...signed },
        ...(hasBody && { body: payload }),
        redirect: 'manual',
        signal,
      })
      attempt.resultCode = response.status
      attempt.resultBody = await response.text()
      attempt.isFailure = !response.ok
      if (attempt.isFailure) attempt.failureReason = 'http'
    } catch (error) {
      attempt.isFailure = true
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
      attempt.failureReason = isTimeout ? 'timeout' : 'network'
    }
    attempt.inProgress = false
    attempt.duration = Math.round(performance.now() - start)
    return attempt
  }
}

function keep<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  list.push(value)
  if (list.length > KEPT) list.shift()
}
