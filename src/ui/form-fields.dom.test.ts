import { beforeEach, expect, test } from 'vitest'
import { fillEmptyFields } from './form-fields.ts'

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

const values = () => Object.fromEntries(new FormData(form))

test('a field that was typed into or chosen keeps its value', () => {
  const [vessel, port] = form.elements
  if (!(vessel instanceof HTMLInputElement) || !(port instanceof HTMLSelectElement))
    throw new Error('the test made these fields')
  vessel.value = 'Typed'
  port.value = 'Other'
  fillEmptyFields(form, { vesselName: 'Kept', port: 'Mundra', notes: 'Kept' })
  expect(values()).toMatchObject({ vesselName: 'Typed', port: 'Other', notes: 'Kept' })
})

test('a list is given no value that it does not have', () => {
  fillEmptyFields(form, { port: 'Atlantis' })
  expect(values()).toMatchObject({ port: '' })
})

test('a value without a field is ignored', () => {
  fillEmptyFields(form, { elsewhere: 'x', button: 'y' })
  expect(values()).toMatchObject({ vesselName: '', port: '', notes: '' })
})
