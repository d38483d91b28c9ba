/**
 * The state of each form's request. It is kept outside React and in session storage, so that a crash or a reload does
 * not lose it. The state does not contain what was typed, because that text must be deleted with the draft.
 */
import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { track } from '../../analytics.ts'
import { EmailManagerError } from '../../email-manager/call-service.ts'
import { sendLead } from '../../email-manager/send-lead.ts'
import { report } from '../../reporting/report.ts'
import { completeDraft, idempotencyKeyOf, renewIdempotencyKey } from './draft.ts'
import {
  type FieldRows,
  type FormTable,
  leadData,
  type LeadValues,
  type FormValues,
} from './form-table.ts'
import { readSessionText, writeSessionText } from '../../ui/storage.ts'

const stateSchema = v.object({
  /** `refused`: the email-manager itself rejected the request. `uncertain`: it might have accepted the request. */
  status: v.picklist(['unsent', 'pending', 'refused', 'uncertain', 'accepted']),
  /** When the state last changed, in milliseconds since 1970. */
  at: v.optional(v.number(), 0),
  detail: v.optional(v.string()),
  /** Short name of an accepted request. */
  reference: v.optional(v.string(), ''),
})

export type LeadRequest = v.InferOutput<typeof stateSchema>

const UNSENT: LeadRequest = { status: 'unsent', at: 0, reference: '' }

const states = new Map<string, LeadRequest>()
const acceptedValues = new Map<string, FormValues>()
const listeners = new Set<() => void>()

/** The state of a form's request; the same object until it changes. */
export function leadRequest(form: string): LeadRequest {
  const known = states.get(form)
  if (known) return known
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), stateSchema),
    readSessionText(storageKey(form)),
  )
  const state = stored.success ? stored.output : UNSENT
  // The page that sent the request was closed before the answer arrived.
  const read: LeadRequest = state.status === 'pending' ? { ...state, status: 'uncertain' } : state
  states.set(form, read)
  return read
}

/** The values of an accepted request; null after a reload. */
export function acceptedValuesOf(form: string): FormValues | null {
  return leadRequest(form).status === 'accepted' ? (acceptedValues.get(form) ?? null) : null
}

function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resets the state of a form's request, unless it is pending. */
export function resetRequest(form: string): void {
  if (leadRequest(form).status !== 'pending') change(form, 'unsent')
}

/** Sends a form's values. Does nothing while a request of the form is pending. */
export async function sendRequest<Fields extends FieldRows>(
  table: FormTable<Fields>,
  values: LeadValues<Fields>,
  supportEmail: string,
): Promise<void> {
  const { name, templateId } = table
  if (leadRequest(name).status === 'pending') return
  const idempotencyKey = idempotencyKeyOf(name, values)
  change(name, 'pending')
  try {
    await sendLead({ templateId, data: leadData(table, values), supportEmail, idempotencyKey })
  } catch (cause) {
    console.error(`The ${name} request could not be sent.`, cause)
    report('lead-failed', `${name}: ${cause instanceof EmailManagerError ? cause.kind : 'error'}`)
    const isRefused = cause instanceof EmailManagerError && cause.kind === 'refused'
    if (isRefused) renewIdempotencyKey(name)
    if (isRefused) change(name, 'refused', cause.detail === null ? {} : { detail: cause.detail })
    else change(name, 'uncertain')
    return
  }
  acceptedValues.set(name, values)
  completeDraft(name, values)
  change(name, 'accepted', { reference: referenceOf(idempotencyKey) })
  track(table.event.name, values[table.event.field])
}

/** A short name of a request, for people. Mails of the email-manager use the same name (docs/email-manager.md). */
function referenceOf(idempotencyKey: string): string {
  return `GS-${idempotencyKey.slice(-8).toUpperCase()}`
}

function change(
  form: string,
  status: LeadRequest['status'],
  more: { detail?: string; reference?: string } = {},
): void {
  const state = { ...UNSENT, status, at: Date.now(), ...more }
  states.set(form, state)
  if (status !== 'accepted') acceptedValues.delete(form)
  writeSessionText(storageKey(form), status === 'unsent' ? null : JSON.stringify(state))
  for (const listener of listeners) listener()
}

const storageKey = (form: string) => `request:${form}`

/** A form's request. Its state is reset when the visitor leaves the page, unless it is pending or uncertain. */
export function useLeadRequest(form: string): LeadRequest {
  useEffect(() => {
    const { pathname } = location
    return () => {
      // A crash also unmounts the component, and must not lose the state.
      const hasLeftPage = location.pathname !== pathname
      if (hasLeftPage && leadRequest(form).status !== 'uncertain') resetRequest(form)
    }
  }, [form])
  return useSyncExternalStore(
    subscribeToRequests,
    () => leadRequest(form),
    () => UNSENT,
  )
}
