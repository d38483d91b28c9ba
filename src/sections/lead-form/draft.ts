/**
 * What a visitor has typed into a form, until the service has accepted it, and the key under which it
 * was last sent.
 */
import * as v from 'valibot'
import type { FormValues } from './form-values.ts'
import { randomUuid } from '../../email-manager/random-uuid.ts'
import { readText, writeText } from './tab-storage.ts'

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** Set once these values, and no others, have been sent. */
  sent: v.nullable(v.object({ key: v.string(), content: v.string() })),
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
 * often they are sent, changed values have another, so that a service can tell a second try from a
 * second request.
 */
export function draftKey(form: string, values: FormValues): string {
  const content = JSON.stringify(values)
  const { sent } = readDraft(form)
  const key = sent?.content === content ? sent.key : randomUuid()
  writeDraft(form, { values, sent: { key, content } })
  return key
}

/** After a refusal: the key stands for a request that won't be accepted, so the next try has its own. */
export function renewDraftKey(form: string): void {
  writeDraft(form, { ...readDraft(form), sent: null })
}

/** After the service has accepted values: what was typed since, in another visit to the page, stays. */
export function endDraft(form: string, values: FormValues): void {
  const current = readDraft(form).values
  if (JSON.stringify(current) === JSON.stringify(values)) writeText(storageKey(form), null)
  else writeDraft(form, { values: current, sent: null })
}

function readDraft(form: string): Draft {
  const draft = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draftSchema),
    readText(storageKey(form)),
  )
  return draft.success ? draft.output : { values: {}, sent: null }
}

function writeDraft(form: string, draft: Draft): void {
  writeText(storageKey(form), JSON.stringify(draft))
}
