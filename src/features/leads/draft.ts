/**
 * What a visitor has typed into a form, until the service has accepted it, and what names it for the
 * service. A draft is named when it is first kept. The browser copies it into a duplicate of the tab,
 * name included, so that the same values in both tabs are one request.
 */
import * as v from 'valibot'
import { randomUuid } from '../../email-manager/random-uuid.ts'
import { noteSent, sentAt } from './sent-requests.ts'
import type { FormValues } from './form-values.ts'
import { hashOf } from './hash.ts'
import { readText, writeText } from './tab-storage.ts'

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** Names the draft for the browser's tabs for as long as it lives. */
  id: v.optional(v.string(), randomUuid),
  /** Names it for the service until the service refuses it. */
  attempt: v.optional(v.string(), randomUuid),
})

type Draft = v.InferOutput<typeof draftSchema>

const storageKey = (form: string) => `draft:${form}`

/** @returns the values of a form's draft; none if there is no draft, or an odd one */
export function draftValues(form: string): FormValues {
  return readDraft(form).values
}

/** Keeps what stands in a form; called at each change. */
export function keepDraft(form: string, values: FormValues): void {
  writeDraft(form, { ...readDraft(form), values })
}

/**
 * Names a filled form for the service (`idempotency_key`): the same values have the same key however
 * often they are sent and from whichever tab, changed values have another, so that a service can tell
 * a second try from a second request.
 */
export function draftKey(form: string, values: FormValues): string {
  const draft = { ...readDraft(form), values }
  writeDraft(form, draft)
  return `${draft.attempt}-${hashOf(JSON.stringify(values))}`
}

/** After a refusal: the key may be the reason, so the next try has its own. */
export function renewDraftKey(form: string): void {
  writeDraft(form, { ...readDraft(form), attempt: randomUuid() })
}

/**
 * After the service has accepted values: other tabs can tell that they were sent. What was typed since,
 * in another visit to the page, stays.
 */
export function endDraft(form: string, values: FormValues): void {
  const draft = readDraft(form)
  noteSent(markOf(draft, values))
  if (isSame(draft.values, values)) discardDraft(form)
}

/** Begins anew, with nothing typed. */
export function discardDraft(form: string): void {
  writeText(storageKey(form), null)
}

/** When these very values of a form's draft were sent and accepted, in this tab or another; else null. */
export function draftSentAt(form: string, values: FormValues): Date | null {
  return sentAt(markOf(readDraft(form), values))
}

/** Tells nobody what was sent: a draft's id is random, and known to no one once the draft has ended. */
function markOf({ id }: Draft, values: FormValues): string {
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
