import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formToSubmit, keepDrafts, restoreDrafts, submitAfterReload } from './kept-forms.ts'

const FORM = `<form name="lead" data-draft="lead">
  <input name="vessel"><input name="imo">
  <select name="port"><option value="">Choose</option><option>Mundra</option></select>
</form><form name="newsletter"><input name="email"></form>`

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = FORM
})
afterEach(() => vi.restoreAllMocks())

function formNamed(name: string): HTMLFormElement {
  const form = [...document.forms].find((candidate) => candidate.getAttribute('name') === name)
  if (!form) throw new Error(`the page has no form ${name}`)
  return form
}

function type(form: string, name: string, value: string) {
  const field = formNamed(form).elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
    throw new Error(`the form has no field ${name}`)
  field.value = value
}

/** Loads the app's draft module anew, as the next page of the tab does. */
async function nextPage() {
  vi.resetModules()
  return await import('../../features/leads/draft.ts')
}

const typed = (form: string) => Object.fromEntries(new FormData(formNamed(form)))

test('text typed before the app runs is stored as a draft that the app reads', async () => {
  type('lead', 'vessel', 'MV One')
  keepDrafts()
  const { draftValues } = await nextPage()
  expect(draftValues('lead')).toEqual({ vessel: 'MV One' })
})

test('keeps what the app stored: other fields, and the idempotency key of the sent request', async () => {
  const before = await nextPage()
  const key = before.idempotencyKeyOf('lead', { vessel: 'MV One', imo: '1' })
  keepDrafts()
  type('lead', 'vessel', 'MV One')
  keepDrafts()
  const { idempotencyKeyOf, draftValues } = await nextPage()
  expect(draftValues('lead')).toEqual({ vessel: 'MV One', imo: '1' })
  expect(idempotencyKeyOf('lead', { vessel: 'MV One', imo: '1' })).toBe(key)
})

test('a draft fills empty fields only, and ignores a choice that is not in the list', async () => {
  const { saveDraft } = await nextPage()
  saveDraft('lead', { vessel: 'MV One', imo: '1', port: 'Atlantis' })
  type('lead', 'vessel', 'Typed')
  restoreDrafts()
  expect(typed('lead')).toEqual({ vessel: 'Typed', imo: '1', port: '' })
})

test('blocked storage is not an error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  type('lead', 'vessel', 'MV One')
  keepDrafts()
  submitAfterReload(formNamed('lead'))
  expect(formToSubmit()).toBeUndefined()
})
