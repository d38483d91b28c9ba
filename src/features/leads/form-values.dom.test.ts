import { beforeEach, expect, test } from 'vitest'
import { clearFields, readValues } from './form-values.ts'

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

test('clears every field, which is read as empty then', () => {
  clearFields(form)
  expect(readValues(form)).toEqual({ vesselName: '', port: '', notes: '' })
})
