import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, beforeEach } from 'vitest'
import { formTable, leadValues } from './form-table.ts'
import { LeadFields, readValues } from './lead-fields.tsx'

const table = formTable({
  name: 'test',
  subjectWithoutApp: 'Send',
  templateId: 'pre_arrival_request',
  fields: {
    agent: { label: 'Agent', autoComplete: 'organization', hint: 'At the port.' },
    email: { label: 'Email', type: 'email', inputMode: 'email' },
    size: { label: 'Size', type: 'select', prompt: 'Choose a size', choices: ['1', '2'] },
    port: { label: 'Port', type: 'select', prompt: 'Choose a port' },
    eta: { label: 'ETA', type: 'datetime-local', hint: 'India’s time.' },
    notes: { label: 'Notes', type: 'textarea', ifEmpty: 'None' },
  },
  subject: () => 'Request',
  event: { name: 'generate_letter_submit', field: 'port' },
})

document.body.innerHTML = `<form>${renderToStaticMarkup(
  <LeadFields
    table={table}
    values={leadValues(table, { eta: '2026-12-01T06:00' })}
    choices={{ port: ['Mundra'] }}
  />,
)}</form>`

function controlOf(name: string) {
  const control = document.querySelector(`[name="${name}"]`)
  if (
    !(control instanceof HTMLInputElement) &&
    !(control instanceof HTMLSelectElement) &&
    !(control instanceof HTMLTextAreaElement)
  )
    throw new Error(`${name} has no control`)
  return control
}

test('each field of the table has a control of its type, with its label', () => {
  const controls = [...document.querySelectorAll('[name]')].map((control) => {
    const { name, type, labels } = controlOf(control.getAttribute('name') ?? '')
    return [name, type, labels?.[0]?.textContent]
  })
  expect(controls).toEqual([
    ['agent', 'text', 'Agent'],
    ['email', 'email', 'Email'],
    ['size', 'select-one', 'Size'],
    ['port', 'select-one', 'Port'],
    ['eta', 'datetime-local', 'ETA'],
    ['notes', 'textarea', 'Notes (optional)'],
  ])
})

test('repeats a date and time in words', () => {
  const hint = controlOf('eta').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(hint)?.textContent).toBe('1 Dec 2026, 06:00 IST')
})

test('a select offers the choices in the form’s table, or else the choices that the page passes', () => {
  const choicesOf = (name: string) =>
    [...controlOf(name).querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(choicesOf('size')).toEqual(['Choose a size', '1', '2'])
  expect(choicesOf('port')).toEqual(['Choose a port', 'Mundra'])
})

describe('form values', () => {
  let form: HTMLFormElement

  beforeEach(() => {
    form = document.createElement('form')
    form.innerHTML = `<input name="vesselName" value="MV One"><input name="file" type="file">
    <select name="port"><option value="">Choose</option><option selected>Mundra</option></select>
    <textarea name="notes">Two\nlines</textarea><button name="button" value="pressed">Send</button>`
  })

  test('reads the text of each field, in the order of the fields', () => {
    expect(Object.entries(readValues(form))).toEqual([
      ['vesselName', 'MV One'],
      ['port', 'Mundra'],
      ['notes', 'Two\nlines'],
    ])
  })

  test('reads every line end as a line feed', () => {
    form.innerHTML = '<input type="hidden" name="notes">'
    form.querySelector('input')?.setAttribute('value', 'one\r\ntwo\rthree')
    expect(readValues(form)).toEqual({ notes: 'one\ntwo\nthree' })
  })
})
