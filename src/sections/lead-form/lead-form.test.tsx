// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { draftValues, keepDraft } from './draft.ts'
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
    expect(banner.textContent).toBe(
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

  test('is in the banner’s mail as the form has it now', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await answer(0, ({ fail }) => fail(network))
    const link = element('[role="alert"] a', HTMLAnchorElement)
    expect(link.href).toContain('Vessel%3A%20MV%20One')
    await type('vessel', 'MV Two')
    expect(link.href).toContain('Vessel%3A%20MV%20Two')
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
