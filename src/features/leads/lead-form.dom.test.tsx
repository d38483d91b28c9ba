import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftValues, completeDraft } from './draft.ts'
import { formTable, type FormValues } from './form-table.ts'
import { LeadForm } from './lead-form.tsx'
import { resetRequest, leadRequest, acceptedValuesOf, useLeadRequest } from './lead-request.ts'
import { writeSessionText } from '../../ui/storage.ts'
import { eventually } from '../../../tests/helpers/eventually.ts'
import { mockServer } from '../../../tests/helpers/mock-server.ts'
import { render, settle } from '../../../tests/helpers/render.ts'

const table = formTable({
  name: 'test',
  subjectWithoutApp: 'Send',
  templateId: 'pre_arrival_request',
  fields: {
    vessel: { label: 'Vessel', ifEmpty: 'None' },
    port: { label: 'Port', ifEmpty: 'None' },
  },
  subject: () => 'Request',
  event: { name: 'generate_letter_submit', field: 'port' },
})

/** A request that the mock email-manager has received. `answer` sends the response. */
type Call = { data: unknown; key: string | null; answer: (response: Response) => void }

const server = mockServer()
let show: Awaited<ReturnType<typeof render>>['show']
let calls: Call[]
let startedRequests: number
const consoleError = vi.fn<(...words: unknown[]) => void>()
const gtag = vi.fn<(...event: unknown[]) => void>()

beforeAll(() => server.events.on('request:start', () => void (startedRequests += 1)))
beforeEach(async () => {
  vi.stubGlobal('gtag', gtag)
  vi.spyOn(console, 'error').mockImplementation(consoleError)
  writeSessionText('draft:test', null)
  localStorage.clear()
  for (const mock of [consoleError, gtag]) mock.mockReset()
  calls = []
  startedRequests = 0
  server.use(
    http.post('http://email-manager.test/api/brain/send', async ({ request }) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      const body: unknown = await request.json()
      const key = new URL(request.url).searchParams.get('idempotency_key')
      calls.push({ data: Reflect.get(Object(body), 'data'), key, answer: resolve })
      return await promise
    }),
  )
  ;({ show } = await render(null))
})

afterEach(async () => {
  await close()
  for (const call of calls) call.answer(HttpResponse.json({}))
  await vi.waitUntil(() => leadRequest('test').status !== 'pending', 60_000)
  resetRequest('test')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Waits until a condition is true. */
const until = (check: () => void) => act(() => eventually(check))

const desk = {
  supportEmail: 'desk@example.com',
  emergencyPhone: '+91 00000 00000',
  whatsappNumber: '+91 00000 00001',
}

/** A page that shows the form until its request is accepted. */
function Page() {
  const { status } = useLeadRequest('test')
  if (status === 'accepted' && acceptedValuesOf('test')) return <output>Received</output>
  return <LeadForm table={table} submitLabel="Send" desk={desk} dataNotice={null} />
}

const open = () => show(<Page />)

const close = () => show(null)

/** Opens a form whose last request had this outcome before the page was reloaded. */
function openAfterReload(status: string) {
  const name = `reloaded-${status}`
  writeSessionText(`request:${name}`, JSON.stringify({ status, at: 1, reference: 'GS-1' }))
  return show(
    <LeadForm table={{ ...table, name }} submitLabel="Send" desk={desk} dataNotice={null} />,
  )
}

function element<Found extends Element>(selector: string, kind: new () => Found): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`${selector} is not shown`)
  return found
}

const field = (name: string) => element(`[name="${name}"]`, HTMLInputElement)
const button = () => element('[type="submit"]', HTMLButtonElement)
const banner = () => element('[role="alert"]', HTMLElement)

const type = (name: string, value: string) =>
  settle(() => {
    field(name).value = value
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

const press = () => settle(() => element('form', HTMLFormElement).requestSubmit())

/** The number of requests sent, including requests that have not arrived yet. */
const attempts = () => startedRequests

/** Submits the form, and waits until the mock email-manager has received the request. */
async function submit(): Promise<void> {
  const before = calls.length
  await press()
  await until(() => expect(calls).toHaveLength(before + 1))
}

function answer(number: number, response: Response): void {
  const call = calls[number]
  if (!call) throw new Error(`call ${number} was not made`)
  call.answer(response)
}

async function accept(number: number): Promise<void> {
  answer(number, HttpResponse.json({}))
  await until(() => expect(leadRequest('test').status).toBe('accepted'))
}

async function fail(number: number, response: Response): Promise<void> {
  answer(number, response)
  await until(banner)
}

const refused = (detail: string) => HttpResponse.json({ detail }, { status: 422 })

/** Imitates another tab: copies the draft to another form name, and marks these values as sent there. */
function completeDraftElsewhere(values: FormValues) {
  const draft = sessionStorage.getItem('draft:test')
  writeSessionText('draft:duplicate', draft)
  completeDraft('duplicate', values)
}

describe('what was typed', () => {
  test('is restored when the form is opened again, until the request is accepted', async () => {
    await open()
    await type('vessel', 'MV One')
    await close()
    await open()
    expect(field('vessel').value).toBe('MV One')
    await submit()
    await accept(0)
    await settle(() => resetRequest('test'))
    expect(field('vessel').value).toBe('')
  })
})

describe('a request', () => {
  test('is not sent again while it is pending, and is reported to analytics when it is accepted', async () => {
    await open()
    await type('port', 'Mundra')
    await settle(() => {
      const form = element('form', HTMLFormElement)
      form.requestSubmit()
      form.requestSubmit()
    })
    await until(() => expect(button().textContent).toBe('Submitting...'))
    expect(button().disabled).toBe(true)
    await press()
    expect(attempts()).toBe(1)
    await until(() => expect(calls).toHaveLength(1))
    expect(gtag).not.toHaveBeenCalled()
    await accept(0)
    expect(acceptedValuesOf('test')).toEqual({ vessel: '', port: 'Mundra' })
    expect(gtag.mock.calls).toEqual([
      ['event', 'generate_letter_submit', { event_label: 'Mundra' }],
    ])
  })

  test('that is pending is announced, and makes the fields inert', async () => {
    await open()
    const announced = () => document.querySelector('form output')?.textContent
    const isInert = () => field('vessel').closest('[inert]') !== null
    expect([announced(), isInert()]).toEqual(['', false])
    await submit()
    expect([announced(), isInert()]).toEqual(['Your request is being sent.', true])
    expect(element('form', HTMLFormElement).ariaBusy).toBe('true')
    await fail(0, refused('No'))
    expect([announced(), isInert()]).toEqual(['', false])
  })

  test('that failed is logged once, stays in the form, and is retried with the same key', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await fail(0, HttpResponse.error())
    expect(document.activeElement).toBe(banner())
    expect(banner().querySelector('p')?.textContent).toBe(
      'Failed to submit request. Please try again or contact us directly at desk@example.com',
    )
    expect(banner().textContent).toContain('It may still have reached us.')
    expect(consoleError).toHaveBeenCalledTimes(1)
    expect(field('vessel').value).toBe('MV One')
    expect(button().disabled).toBe(false)

    await submit()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(calls[1]?.key).toBe(calls[0]?.key)
  })

  test('that failed shows a banner whose mail and chat links contain the form’s current values', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await fail(0, HttpResponse.error())
    const links = () =>
      [...document.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'))
    const addresses = (vessel: string) => [
      expect.stringMatching(new RegExp(`^https://wa.me/910000000001.*Vessel%3A%20MV%20${vessel}`)),
      expect.stringMatching(new RegExp(`^mailto:desk@example.com.*Vessel%3A%20MV%20${vessel}`)),
    ]
    expect(links()).toEqual(addresses('One'))
    await type('vessel', 'MV Two')
    expect(links()).toEqual(addresses('Two'))
  })

  test('that seems automatic is sent when the button is pressed again', async () => {
    await open()
    await type('vessel', 'MV One')
    element('[data-honeypot]', HTMLInputElement).value = 'filled in by a program'
    await press()
    expect(attempts()).toBe(0)
    expect(document.activeElement).toBe(banner())
    expect(banner().textContent).toContain('Press “Send” again to confirm')
    expect(banner().textContent).toContain('It has not been sent yet.')
    const links = [...banner().querySelectorAll('a')].map((link) => link.href.split(':')[0])
    expect(links).toEqual(['tel', 'https', 'mailto'])
    expect(field('vessel').value).toBe('MV One')
    expect(draftValues('test')).toEqual({ vessel: 'MV One', port: '' })

    await submit()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(JSON.stringify(calls[0]?.data)).not.toContain('program')
    await accept(0)
    expect(calls).toHaveLength(1)
  })

  test('that seems automatic needs confirmation if the request before the reload was accepted', async () => {
    await openAfterReload('accepted')
    element('[data-honeypot]', HTMLInputElement).value = 'filled in by a program'
    await press()
    expect(attempts()).toBe(0)
    expect(banner().textContent).toContain('It has not been sent yet.')
  })

  test.each(['refused', 'uncertain'])(
    'that was %s before a reload is sent again when the button is pressed, even if it seems automatic',
    async (status) => {
      await openAfterReload(status)
      element('[data-honeypot]', HTMLInputElement).value = 'filled in by a program'
      await submit()
      expect(attempts()).toBe(1)
    },
  )

  test('that is accepted after the form was closed is shown as accepted, not sent again', async () => {
    await open()
    await type('vessel', 'MV One')
    await submit()
    await close()
    await open()
    await accept(0)
    await until(() => expect(element('output', HTMLElement).textContent).toBe('Received'))
    expect(attempts()).toBe(1)
  })

  test('that another tab has already sent is not sent again, and the form can be cleared', async () => {
    await open()
    await type('vessel', 'MV One')
    completeDraftElsewhere({ vessel: 'MV One', port: '' })
    await press()
    expect(attempts()).toBe(0)
    expect(document.activeElement?.textContent).toContain('already sent')

    await settle(() => element('.notice button', HTMLButtonElement).click())
    expect(field('vessel').value).toBe('')
    expect(document.activeElement).toBe(field('vessel'))
    await type('vessel', 'MV One')
    await submit()
    expect(calls).toHaveLength(1)
  })
})
