import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdSubmits } from './form-keeper.ts'

const sent = vi.fn<(email: unknown) => void>()
const onHold = vi.fn<(form: HTMLFormElement) => void>()
let held: Set<HTMLFormElement>

beforeAll(() => {
  held = holdSubmits(onHold)
})
beforeEach(() => {
  held.clear()
  sent.mockReset()
  onHold.mockReset()
  document.body.innerHTML =
    '<form name="newsletter" method="dialog"><input name="email" value="a@b.example"><button type="submit"></button></form>'
})

function theForm(): HTMLFormElement {
  const [form] = document.forms
  if (!form) throw new Error('the test made a form')
  return form
}

const submit = () =>
  theForm().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

/** What a component does when it is there. */
function takeOver() {
  const form = theForm()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent(new FormData(form).get('email'))
  })
  form.dispatchEvent(new Event('formready', { bubbles: true }))
}

describe('a form without its component', () => {
  test('is not submitted by the browser, and is reported', () => {
    expect(submit()).toBe(false)
    expect(onHold.mock.calls).toEqual([[theForm()]])
  })

  test('is sent with what was typed once the component is there, however often it was submitted', () => {
    submit()
    submit()
    takeOver()
    expect(sent.mock.calls).toEqual([['a@b.example']])
  })

  test('that was not submitted is not sent', () => {
    takeOver()
    expect(sent).not.toHaveBeenCalled()
  })

  test('is not sent when it was released meanwhile', () => {
    submit()
    held.delete(theForm())
    takeOver()
    expect(sent).not.toHaveBeenCalled()
  })

  test('is sent by the form of that name that the app has rendered in its place', () => {
    submit()
    const { body } = document
    body.replaceChildren(...body.cloneNode(true).childNodes)
    takeOver()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is sent once, also when its component says twice that it is there', () => {
    submit()
    takeOver()
    theForm().dispatchEvent(new Event('formready', { bubbles: true }))
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

test('a submit that a component has handled is not held', () => {
  takeOver()
  submit()
  takeOver()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(onHold).not.toHaveBeenCalled()
})
