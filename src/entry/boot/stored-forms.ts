/**
 * Keeps in session storage what was typed while the app was not running: drafts, which the lead forms read
 * (`src/features/leads/draft.ts`), and a form to submit again after a reload.
 */
import { fillEmptyFields } from '../../ui/form-fields.ts'
import { tryStorage } from '../../ui/storage.ts'
import { formNamed, nameOf, typedValues } from './form-fields.ts'

const SUBMIT_KEY = 'submit-after-reload'

export function saveDrafts(): void {
  for (const form of draftForms()) {
    const typed = typedValues(form)
    if (Object.keys(typed).length === 0) continue
    const draft = readRecord(draftKey(form))
    // Keeps the other properties, by which the app and the email-manager recognise a repeated request.
    const values = Object.assign({}, draft['values'], typed)
    writeRecord(draftKey(form), Object.assign({}, draft, { values }))
  }
}

export function restoreDrafts(): void {
  for (const form of draftForms()) {
    const { values } = readRecord(draftKey(form))
    fillEmptyFields(form, Object.assign({}, values))
  }
}

export function submitAfterReload(form: HTMLFormElement): void {
  writeRecord(SUBMIT_KEY, { form: nameOf(form), values: typedValues(form) })
}

/** @returns the filled form to submit after a reload; undefined if there is none, and at every later call */
export function takeFormToSubmit(): HTMLFormElement | undefined {
  const { form: name, values } = readRecord(SUBMIT_KEY)
  tryStorage(() => sessionStorage.removeItem(SUBMIT_KEY))
  const form = formNamed(name)
  if (form) fillEmptyFields(form, Object.assign({}, values))
  return form
}

/** Status that the app has stored for the form's request (`lead-request.ts`); undefined if none is stored. */
export function outcomeOf(form: HTMLFormElement): unknown {
  return readRecord(`request:${form.dataset['draft']}`)['status']
}

export function draftForms(): NodeListOf<HTMLFormElement> {
  return document.querySelectorAll('form[data-draft]')
}

function draftKey(form: HTMLFormElement): string {
  return `draft:${form.dataset['draft']}`
}

function readRecord(key: string): Record<string, unknown> {
  const record = tryStorage(() => JSON.parse(sessionStorage.getItem(key) || '{}'))
  return Object.assign({}, record)
}

function writeRecord(key: string, record: object): void {
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(record)))
}
