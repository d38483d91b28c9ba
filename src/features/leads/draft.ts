/**
 * A draft contains what a visitor has typed into a form, a random id, and the random part of the idempotency key. It is
 * in session storage until the email-manager service accepts the request. A browser copies session storage into a
 * duplicate of the tab. So the same values have the same key in both tabs, and the service counts them as one request.
 *
 * A mark is an entry in local storage. It records that a request from this browser was accepted. Any tab that still
 * shows the request can then say that it was sent. A mark reveals nothing about the request. If local storage is
 * blocked, only the service's check of the idempotency key prevents a second request.
 */
import * as v from 'valibot'
import { randomUuid } from '../../email-manager/call-service.ts'
import { tryStorage, readSessionText, writeSessionText } from '../../ui/storage.ts'
import type { FormValues } from './form-table.ts'

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** Identifies the draft in every tab that has a copy of it. */
  id: v.optional(v.string(), randomUuid),
  /** The random part of the idempotency key; renewed when the service refuses a request. */
  attempt: v.optional(v.string(), randomUuid),
})

type Draft = v.InferOutput<typeof draftSchema>

const storageKey = (form: string) => `draft:${form}`

/** @returns the values of a form's draft; empty if the draft is missing or unreadable */
export function draftValues(form: string): FormValues {
  return readDraft(form).values
}

export function saveDraft(form: string, values: FormValues): void {
  writeDraft(form, { ...readDraft(form), values })
}

/**
 * The idempotency key of a filled form, by which the service distinguishes a retry from a second request. The same
 * values have the same key, also in a duplicate of the tab, until the draft is deleted or a request is refused.
 */
export function idempotencyKeyOf(form: string, values: FormValues): string {
  const draft = { ...readDraft(form), values }
  writeDraft(form, draft)
  return `${draft.attempt}-${hashOf(JSON.stringify(values))}`
}

/** Called after a refusal: the key may be the reason, so the next attempt gets a new one. */
export function renewIdempotencyKey(form: string): void {
  writeDraft(form, { ...readDraft(form), attempt: randomUuid() })
}

/**
 * Called when the service has accepted the values: marks them as sent for other tabs, and removes the
 * draft unless something else has been typed since.
 */
export function completeDraft(form: string, values: FormValues): void {
  const draft = readDraft(form)
  markSent(markFor(draft, values))
  if (isSame(draft.values, values)) discardDraft(form)
}

export function discardDraft(form: string): void {
  writeSessionText(storageKey(form), null)
}

/** Time at which a request with these values was accepted, from this or another tab; null if none was. */
export function draftSentAt(form: string, values: FormValues): Date | null {
  return sentAt(markFor(readDraft(form), values))
}

/** The hash reveals nothing about the request: it includes the draft's random id, which is deleted with the draft. */
function markFor({ id }: Draft, values: FormValues): string {
  return hashOf(id + JSON.stringify(values))
}

function isSame(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function readDraft(form: string): Draft {
  const draft = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draftSchema),
    readSessionText(storageKey(form)),
  )
  return draft.success ? draft.output : { values: {}, id: randomUuid(), attempt: randomUuid() }
}

function writeDraft(form: string, draft: Draft): void {
  writeSessionText(storageKey(form), JSON.stringify(draft))
}

const MARK_PREFIX = 'sent:'

/** When a request is accepted, marks of this age or older are deleted. */
const MARK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()

/** Marks a request as sent now, and notifies the listeners in every tab. */
export function markSent(mark: string): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(MARK_PREFIX) && isExpired(localStorage.getItem(key)))
        localStorage.removeItem(key)
    localStorage.setItem(MARK_PREFIX + mark, new Date().toISOString())
  })
  for (const listener of listeners) listener()
}

export function sentAt(mark: string): Date | null {
  const time = Date.parse(tryStorage(() => localStorage.getItem(MARK_PREFIX + mark)) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** Calls `listener` when a request is marked, here or in another tab; returns a function that unsubscribes it. */
export function onSent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(MARK_PREFIX)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function isExpired(time: string | null): boolean {
  return !(Date.parse(time ?? '') > Date.now() - MARK_LIFETIME_MS)
}

/**
 * Hashes a text to 16 hexadecimal digits: the two 32-bit halves of cyrb53 by bryc (public domain). The hash is not
 * cryptographic, because `crypto.subtle` is asynchronous and needs HTTPS.
 */
export function hashOf(text: string): string {
  let low = 0xde_ad_be_ef
  let high = 0x41_c6_ce_57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 2_654_435_761)
    high = Math.imul(high ^ unit, 1_597_334_677)
  }
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
