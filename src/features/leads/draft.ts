/**
 * Drafts: what a visitor has typed into a form, kept in session storage until the service has accepted it,
 * with what its idempotency key is made of. A browser copies session storage into a duplicate of the
 * tab, so that the same values in both tabs have the same key and are one request.
 */
import * as v from 'valibot'
import { randomUuid } from '../../email-manager/random-uuid.ts'
import { markSent, sentAt } from './sent-requests.ts'
import type { FormValues } from './form-values.ts'
import { hashOf } from './hash.ts'
import { readText, writeText } from './tab-storage.ts'

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** Identifies the draft in every tab that has a copy of it. */
  id: v.optional(v.string(), randomUuid),
  /** Part of the idempotency key; renewed when the service refuses a request. */
  attempt: v.optional(v.string(), randomUuid),
})

type Draft = v.InferOutput<typeof draftSchema>

const storageKey = (form: string) => `draft:${form}`

/** @returns the values of a form's draft; empty if there is no draft, or an unreadable one */
export function draftValues(form: string): FormValues {
  return readDraft(form).values
}

/** Saves what is in a form; called at each change. */
export function saveDraft(form: string, values: FormValues): void {
  writeDraft(form, { ...readDraft(form), values })
}

/**
 * The idempotency key of a filled form: the same values have the same key however often and from
 * whichever tab they are sent, changed values have another, so that a service can tell a retry from a
 * second request.
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

/** Removes a form's draft. */
export function discardDraft(form: string): void {
  writeText(storageKey(form), null)
}

/** When these very values of a form's draft were sent and accepted, in this tab or another; else null. */
export function draftSentAt(form: string, values: FormValues): Date | null {
  return sentAt(markFor(readDraft(form), values))
}

/** A hash that reveals nothing of the request: the draft's id is random, and is removed with the draft. */
function markFor({ id }: Draft, values: FormValues): string {
  return hashOf(id + JSON.stringify(values))
}

function isSame(some: FormValues, others: FormValues): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}

function readDraft(form: string): Draft {
  const draft = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draftSchema),
    readText(storageKey(form)),
  )
  return draft.success ? draft.output : { values: {}, id: randomUuid(), attempt: randomUuid() }
}

function writeDraft(form: string, draft: Draft): void {
  writeText(storageKey(form), JSON.stringify(draft))
}
