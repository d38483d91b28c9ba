import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenToClicks } from './clicks.ts'

const gtag = vi.fn<NonNullable<Window['gtag']>>()
const print = vi.fn<() => void>()

beforeAll(() => {
  listenToClicks()
  vi.stubGlobal('print', print)
})
beforeEach(() => {
  gtag.mockReset()
  print.mockReset()
  window.gtag = gtag
  document.body.innerHTML = `<main></main><button data-do="print"><svg></svg>Print</button>
    <a data-event="sla_pdf_download" data-event-label="sla.pdf"><span>SLA</span></a><p>Text</p>`
})

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

test('sends no event from a page that analytics must not count', () => {
  document.querySelector('main')?.setAttribute('data-uncounted', '')
  click('a')
  expect(gtag).not.toHaveBeenCalled()
})

test('a click on a link to a document sends one event', () => {
  click('span')
  expect(gtag.mock.calls).toEqual([['event', 'sla_pdf_download', { event_label: 'sla.pdf' }]])
})

test('a click on the print button prints the page', () => {
  click('svg')
  expect(print).toHaveBeenCalledTimes(1)
  expect(gtag).not.toHaveBeenCalled()
})
