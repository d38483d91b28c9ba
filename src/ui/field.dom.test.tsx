import type { ReactNode } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { render, settle } from '../../tests/helpers/render.ts'
import { InputField } from './inputs.tsx'

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

const show = (field: ReactNode) => render(field, 'form')

function control(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('no input is shown')
  return found
}

const descriptions = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a field', () => {
  test('associates label and hint with its control', async () => {
    await show(<InputField name="eta" label="ETA" hint="Local time" type="datetime-local" />)
    expect(control().labels?.[0]?.textContent).toBe('ETA')
    expect(descriptions()).toEqual(['Local time'])
    expect(control().required).toBe(true)
    expect(control().hasAttribute('aria-invalid')).toBe(false)
  })

  test('shows one error in our own words until the value is valid', async () => {
    await show(
      <InputField
        name="vesselName"
        label="Vessel name"
        hint="As registered"
        missing="Enter the vessel’s name"
      />,
    )
    await settle(() => control().checkValidity())
    expect(control().getAttribute('aria-invalid')).toBe('true')
    expect(descriptions()).toEqual(['Error: Enter the vessel’s name', 'As registered'])

    control().value = 'MV One'
    await settle(() => control().dispatchEvent(new Event('input', { bubbles: true })))
    expect(control().hasAttribute('aria-invalid')).toBe(false)
    expect(descriptions()).toEqual(['As registered'])
  })

  test('replaces the browser’s own messages, and focuses the first invalid field', async () => {
    await show(
      <>
        <InputField name="one" label="One" />
        <InputField name="two" label="Two" />
      </>,
    )
    const invalid = new Event('invalid', { cancelable: true })
    await settle(() => document.querySelector('form')?.checkValidity())
    await settle(() => document.querySelectorAll('input')[1]?.dispatchEvent(invalid))
    expect(invalid.defaultPrevented).toBe(true)
    expect(document.activeElement?.getAttribute('name')).toBe('one')
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2)
  })

  test('truncates no text; near the limit, shows how many characters are left; beyond the limit, shows an error', async () => {
    await show(<InputField name="agent" label="Agent" maxLength={100} />)
    const enter = (length: number) => {
      control().value = 'x'.repeat(length)
      return settle(() => control().dispatchEvent(new Event('input', { bubbles: true })))
    }
    await enter(90)
    expect(descriptions()).toEqual([undefined])
    await enter(91)
    expect(descriptions()).toEqual(['9 characters left'])
    await enter(100)
    expect(descriptions()).toEqual(['0 characters left'])
    expect(control().validity.valid).toBe(true)

    await enter(12_345)
    expect(control().value).toHaveLength(12_345)
    expect(control().validity.valid).toBe(false)
    expect(descriptions()).toEqual(['Error: Shorten this to 100 characters; you have 12,345.'])
    await enter(99)
    expect(control().validity.valid).toBe(true)
    expect(descriptions()).toEqual(['1 character left'])
  })
})
