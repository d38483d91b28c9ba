// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberEarlySubmits, takeEarlySubmit } from './early-submit.ts'

beforeAll(rememberEarlySubmits)
beforeEach(() => {
  document.body.innerHTML = '<form method="dialog"><input name="email" value="a@b.example"></form>'
})

function theForm(): HTMLFormElement {
  const form = document.querySelector('form')
  if (!form) throw new Error('the test made a form')
  return form
}

const submit = () =>
  theForm().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

describe('a form without its component', () => {
  test('does nothing of its own', () => {
    expect(submit()).toBe(false)
  })

  test('is remembered once, however often it was submitted', () => {
    submit()
    submit()
    expect(takeEarlySubmit(theForm())).toBe(true)
    expect(takeEarlySubmit(theForm())).toBe(false)
  })

  test('that was not submitted is not', () => {
    expect(takeEarlySubmit(theForm())).toBe(false)
  })

  test('keeps what was typed', () => {
    submit()
    expect(new FormData(theForm()).get('email')).toBe('a@b.example')
  })
})

test('a submit that a component has handled is not remembered', () => {
  const handled = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  theForm().addEventListener('submit', handled)
  submit()
  expect(handled).toHaveBeenCalledTimes(1)
  expect(takeEarlySubmit(theForm())).toBe(false)
})
