// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { fillEmptyFields, readValues } from './form-values.ts'

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

const valueOf = (name: string) => new FormData(form).get(name)

describe('reading', () => {
  test('takes the text of each field, in the order of the fields', () => {
    fillEmptyFields(form, { notes: 'Two\nlines', port: 'Mundra', vesselName: 'MV One' })
    expect(Object.entries(readValues(form))).toEqual([
      ['vesselName', 'MV One'],
      ['port', 'Mundra'],
      ['notes', 'Two\nlines'],
    ])
  })

  test('takes empty fields as empty', () => {
    expect(readValues(form)).toEqual({ vesselName: '', port: '', notes: '' })
  })
})

describe('filling', () => {
  test('leaves what has been typed or chosen', () => {
    const [vessel, port] = form.elements
    if (!(vessel instanceof HTMLInputElement) || !(port instanceof HTMLSelectElement))
      throw new Error('the test made these fields')
    vessel.value = 'Typed'
    port.value = 'Other'
    fillEmptyFields(form, { vesselName: 'Kept', port: 'Mundra', notes: 'Kept' })
    expect(readValues(form)).toEqual({ vesselName: 'Typed', port: 'Other', notes: 'Kept' })
  })

  test('chooses nothing that a list does not have', () => {
    fillEmptyFields(form, { port: 'Atlantis' })
    expect(valueOf('port')).toBe('')
  })

  test('ignores values without a field', () => {
    fillEmptyFields(form, { elsewhere: 'x', button: 'y' })
    expect(readValues(form)).toEqual({ vesselName: '', port: '', notes: '' })
  })
})
