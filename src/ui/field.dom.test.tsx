import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InputField } from './inputs.tsx'

let root: Root

/** Stands in for scrolling into view: jsdom has no layout. */
const intoView = vi.fn<(this: Element) => void>()

beforeEach(() => {
  intoView.mockReset()
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value: intoView,
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<form></form>'
  const form = document.querySelector('form')
  if (!form) throw new Error('the test made a form')
  root = createRoot(form)
})

afterEach(async () => {
  await settle(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Runs an action, and waits for all its effects. */
const settle = (what: () => void) => act(() => Promise.resolve(what()))

const show = (field: ReactNode) => settle(() => root.render(field))

function control(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('no input is shown')
  return found
}

const described = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a field', () => {
  test('has its label and hint tied to its control', async () => {
    await show(<InputField name="eta" label="ETA" hint="Local time" type="datetime-local" />)
    expect(control().labels?.[0]?.textContent).toBe('ETA')
    expect(described()).toEqual(['Local time'])
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
    expect(described()).toEqual(['Error: Enter the vessel’s name', 'As registered'])

    control().value = 'MV One'
    await settle(() => control().dispatchEvent(new Event('input', { bubbles: true })))
    expect(control().hasAttribute('aria-invalid')).toBe(false)
    expect(described()).toEqual(['As registered'])
  })

  test('the browser shows no message of its own, and the first invalid field gets the focus', async () => {
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

  test('the first invalid field is scrolled into view, with its label and error', async () => {
    await show(
      <>
        <InputField name="one" label="One" missing="Enter one" />
        <InputField name="two" label="Two" />
      </>,
    )
    await settle(() => document.querySelector('form')?.checkValidity())
    const shown = () => intoView.mock.contexts.map((element) => element.textContent)
    await vi.waitUntil(() => shown().includes('OneError: Enter one'), 60_000)
    expect(shown()).not.toContain('TwoError: Enter this')
  })

  test('accepts text of any length, and shows the limit if it is too long', async () => {
    await show(<InputField name="agent" label="Agent" maxLength={100} />)
    const enter = (length: number) => {
      control().value = 'x'.repeat(length)
      return settle(() => control().dispatchEvent(new Event('input', { bubbles: true })))
    }
    await enter(90)
    expect(described()).toEqual([undefined])
    await enter(91)
    expect(described()).toEqual(['9 characters left'])
    await enter(100)
    expect(described()).toEqual(['0 characters left'])
    expect(control().validity.valid).toBe(true)

    await enter(12_345)
    expect(control().value).toHaveLength(12_345)
    expect(control().validity.valid).toBe(false)
    expect(described()).toEqual(['Error: Shorten this to 100 characters; you have 12,345.'])
    await enter(99)
    expect(control().validity.valid).toBe(true)
    expect(described()).toEqual(['1 character left'])
  })
})
