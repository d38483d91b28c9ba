// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { draftValues, endDraft, keepDraft } from './draft.ts'
import type { FormValues } from './form-values.ts'
import { LeadForm } from './lead-form.tsx'
import { writeText } from './tab-storage.ts'

type Answer = { accept: () => void; fail: (error: Error) => void }

let root: Root
let calls: { values: FormValues; key: string; answer: Answer }[]
const onAccepted = vi.fn<(values: FormValues) => void>()
const complain = vi.fn<(...words: unknown[]) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(complain)
  writeText('draft:test', null)
  localStorage.clear()
  onAccepted.mockReset()
  complain.mockReset()
  calls = []
  document.body.innerHTML = '<div></div>'
  const container = document.querySelector('div')
  if (!container) throw new Error('the test made a container')
  root = createRoot(container)
})

afterEach(async () => {
  await settle(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Does something, and waits for all that follows from it. */
const settle = (what: () => void) => act(() => Promise.resolve(what()))

const open = (preset?: FormValues) =>
  settle(() =>
    root.render(
      <LeadForm
        name="test"
        submitLabel="Send"
        supportEmail="desk@example.com"
        numbers={{ emergencyPhone: '+91 00000 00000', whatsappNumber: '+91 00000 00001' }}
        send={(values, key) =>
          new Promise<void>((accept, fail) => calls.push({ values, key, answer: { accept, fail } }))
        }
        onAccepted={onAccepted}
        mail={({ vessel = '' }) => ({ subject: 'Request', body: `Vessel: ${vessel}` })}
        preset={() => preset ?? {}}
      >
        <input name="vessel" />
        <input name="port" />
      </LeadForm>,
    ),
  )

const close = () => settle(() => root.render(null))

function element<Found extends Element>(selector: string, kind: new () => Found): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`${selector} is not shown`)
  return found
}

const field = (name: string) => element(`[name="${name}"]`, HTMLInputElement)
const button = () => element('button', HTMLButtonElement)

const type = (name: string, value: string) =>
  settle(() => {
    field(name).value = value
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

const submit = () => settle(() => element('form', HTMLFormElement).requestSubmit())

const answer = (number: number, give: (answer: Answer) => void) =>
  settle(() => {
    const call = calls[number]
    if (!call) throw new Error(`call ${number} was not made`)
    give(call.answer)
  })

/** The request is accepted from a duplicate of the tab; this one hasn't been told yet. */
function endDraftElsewhere(values: FormValues) {
  const draft = sessionStorage.getItem('draft:test')
  writeText('draft:duplicate', draft)
  endDraft('duplicate', values)
}

const network = new EmailManagerError('network')

describe('what was typed', () => {
  test('is in the form when it is opened again, until it was accepted', async () => {
    await open()
    await type('vessel', 'MV One')
    await close()
    await open()
    expect(field('vessel').value).toBe('MV One')
    await submit()
    await answer(0, ({ accept }) => accept())
    await close()
    await open()
    expect(field('vessel').value).toBe('')
  })

  test('gives way to what the visitor brings along, but only in its field', async () => {
    keepDraft('test', { vessel: 'MV One', port: 'Kandla' })
    await open({ port: 'Mundra' })
    expect([field('vessel').value, field('port').value]).toEqual(['MV One', 'Mundra'])
    expect(draftValues('test')).toEqual({ vessel: 'MV One', port: 'Mundra' })
  })
})

describe('a request', () => {
  test('is sent once while it is on its way', async () => {
    await open()
    await submit()
    await submit()
    expect(calls).toHaveLength(1)
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Submitting...')
    await answer(0, ({ accept }) => accept())
    expect(onAccepted.mock.calls).toEqual([[{ vessel: '', port: '' }]])
  })

  test('that failed is told once, stays, and can be sent again under its key', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await answer(0, ({ fail }) => fail(network))
    const banner = element('[role="alert"]', HTMLElement)
    expect(document.activeElement).toBe(banner)
    expect(banner.querySelector('p')?.textContent).toBe(
      'Failed to submit request. Please try again or contact us directly at desk@example.com',
    )
    expect(complain).toHaveBeenCalledTimes(1)
    expect(field('vessel').value).toBe('MV One')
    expect(button().disabled).toBe(false)

    await submit()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(calls[1]?.key).toBe(calls[0]?.key)
  })

  test('that was refused is sent again under another key', async () => {
    await open()
    await submit()
    await answer(0, ({ fail }) => fail(new EmailManagerError('refused')))
    await submit()
    expect(calls[1]?.key).not.toBe(calls[0]?.key)
  })

  test('that was refused in words says them below', async () => {
    await open()
    await submit()
    await answer(0, ({ fail }) => fail(new EmailManagerError('refused', 'Wait a minute.')))
    const texts = [...document.querySelectorAll('[role="alert"] p')].map((text) => text.textContent)
    expect(texts).toEqual([
      'Failed to submit request. Please try again or contact us directly at desk@example.com',
      'The service says: Wait a minute.',
    ])
  })

  test('of which nobody can tell whether it arrived says so, and has the same key again', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await answer(0, ({ fail }) => fail(new EmailManagerError('uncertain')))
    const banner = element('[role="alert"]', HTMLElement)
    expect(banner.textContent).toContain('We cannot tell whether your request was received')
    expect(field('vessel').value).toBe('MV One')
    await submit()
    expect(calls[1]?.key).toBe(calls[0]?.key)
  })

  test('is in the banner’s mail and chat as the form has it now', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await answer(0, ({ fail }) => fail(network))
    const links = () =>
      [...document.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'))
    const addresses = (vessel: string) => [
      'tel:+910000000000',
      expect.stringMatching(new RegExp(`^https://wa.me/910000000001.*Vessel%3A%20MV%20${vessel}`)),
      expect.stringMatching(new RegExp(`^mailto:desk@example.com.*Vessel%3A%20MV%20${vessel}`)),
    ]
    expect(links()).toEqual(addresses('One'))
    await type('vessel', 'MV Two')
    expect(links()).toEqual(addresses('Two'))
  })

  test('that was left on its way is accepted all the same', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await close()
    expect(draftValues('test')['vessel']).toBe('MV One')
    await answer(0, ({ accept }) => accept())
    expect(draftValues('test')).toEqual({})
    expect(onAccepted).toHaveBeenCalledTimes(1)
  })

  test('that was left and then accepted is not sent by the form that was opened since', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await close()
    await open()
    await answer(0, ({ accept }) => accept())
    expect(element('.notice', HTMLElement).textContent).toMatch(/already sent.* at \d\d:\d\d\./)
    await submit()
    expect(calls).toHaveLength(1)

    await type('vessel', 'MV Two')
    expect(document.querySelector('.notice')).toBeNull()
    await submit()
    expect(calls[1]?.values['vessel']).toBe('MV Two')
  })

  test('that another tab sends meanwhile is not sent again, and the form can be cleared', async () => {
    await open()
    await type('vessel', 'MV One')
    endDraftElsewhere({ vessel: 'MV One', port: '' })
    await submit()
    expect(calls).toHaveLength(0)
    expect(document.activeElement?.textContent).toContain('already sent')

    await settle(() => element('.notice button', HTMLButtonElement).click())
    expect(field('vessel').value).toBe('')
    expect(document.activeElement).toBe(field('vessel'))
    await type('vessel', 'MV One')
    await submit()
    expect(calls).toHaveLength(1)
  })

  test('that was left and then changed leaves the changes when it is accepted', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await close()
    await open()
    await type('vessel', 'MV Two')
    await answer(0, ({ accept }) => accept())
    expect(field('vessel').value).toBe('MV Two')
    expect(draftValues('test')['vessel']).toBe('MV Two')
  })
})
