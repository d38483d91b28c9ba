import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFormToSubmit, saveDrafts, restoreDrafts, submitAfterReload } from './stored-forms.ts'

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

/** Loads the app's draft module anew, as the next page in the tab does. */
async function loadDraftModule() {
  vi.resetModules()
  return await import('../../features/leads/draft.ts')
}

const valuesIn = (form: string) => Object.fromEntries(new FormData(formNamed(form)))

test('text typed before the app runs is stored as a draft that the app reads', async () => {
  type('lead', 'vessel', 'MV One')
  saveDrafts()
  const { draftValues } = await loadDraftModule()
  expect(draftValues('lead')).toEqual({ vessel: 'MV One' })
})

test('keeps what the app has stored: other fields, and the idempotency key of the sent request', async () => {
  const draft = await loadDraftModule()
  const key = draft.idempotencyKeyOf('lead', { vessel: 'MV One', imo: '1' })
  saveDrafts()
  type('lead', 'vessel', 'MV One')
  saveDrafts()
  const { idempotencyKeyOf, draftValues } = await loadDraftModule()
  expect(draftValues('lead')).toEqual({ vessel: 'MV One', imo: '1' })
  expect(idempotencyKeyOf('lead', { vessel: 'MV One', imo: '1' })).toBe(key)
})

test('a draft fills empty fields only, and ignores a choice that is not in the list', async () => {
  const { saveDraft } = await loadDraftModule()
  saveDraft('lead', { vessel: 'MV One', imo: '1', port: 'Atlantis' })
  type('lead', 'vessel', 'Typed')
  restoreDrafts()
  expect(valuesIn('lead')).toEqual({ vessel: 'Typed', imo: '1', port: '' })
})

test('does not throw if storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  type('lead', 'vessel', 'MV One')
  saveDrafts()
  submitAfterReload(formNamed('lead'))
  expect(takeFormToSubmit()).toBeUndefined()
})
