// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { fillEmptyFields } from '../../ui/form-fields.ts'
import { clearFields, readValues } from './form-values.ts'

let form: HTMLFormElement

beforeEach(() => {
  form = document.createElement('form')
  form.innerHTML = `
    <input name="vesselName">
    <select name="port"><option value="">Choose</option><option>Mundra</option><option>Other</option></select>
    <textarea name="notes"></textarea>
    <input name="file" type="file">
    <output></output>
    <button name="button" value="pressed">Send</button>`
})

test('reads the text of each field, in the order of the fields', () => {
  fillEmptyFields(form, { notes: 'Two\nlines', port: 'Mundra', vesselName: 'MV One' })
  expect(Object.entries(readValues(form))).toEqual([
    ['vesselName', 'MV One'],
    ['port', 'Mundra'],
    ['notes', 'Two\nlines'],
  ])
})

test('reads empty fields as empty', () => {
  expect(readValues(form)).toEqual({ vesselName: '', port: '', notes: '' })
})

test('clears every field', () => {
  fillEmptyFields(form, { notes: 'Two', port: 'Mundra', vesselName: 'MV One' })
  clearFields(form)
  expect(readValues(form)).toEqual({ vesselName: '', port: '', notes: '' })
})
