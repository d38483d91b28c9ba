import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { describe, afterEach, expect, test, vi, beforeEach } from 'vitest'
import { RequestSent, SentSummary } from './request-sent.tsx'
import { requestMail } from './request-mail.ts'

describe('request sent', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('takes the focus, and brings its section to the top of the screen', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    document.body.innerHTML = '<section></section>'
    const section = document.querySelector('section')
    if (!section) throw new Error('the test made a section')
    const scroll = vi.fn<(how?: boolean | ScrollIntoViewOptions) => void>()
    section.scrollIntoView = scroll
    const root = createRoot(section)
    await act(() => Promise.resolve(root.render(<RequestSent heading="Sent">-</RequestSent>)))
    expect(document.activeElement?.textContent).toBe('Sent')
    expect(scroll).toHaveBeenCalledExactlyOnceWith()
    await act(() => Promise.resolve(root.unmount()))
  })
})

describe('sent summary', () => {
  const mail = requestMail('Request', [
    ['Vessel', 'MV One'],
    ['Port', 'Mundra'],
  ])

  let root: Root

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    document.body.innerHTML = '<div></div>'
    const container = document.querySelector('div')
    if (!container) throw new Error('the test made a container')
    root = createRoot(container)
    const settings = { emergencyPhone: null, whatsappNumber: null }
    await settle(() =>
      root.render(<SentSummary mail={mail} reference="GS-1" settings={settings} />),
    )
  })

  afterEach(async () => {
    await settle(() => root.unmount())
    vi.unstubAllGlobals()
  })

  const settle = (what: () => void) => act(() => Promise.resolve(what()))

  const copy = () => settle(() => document.querySelector('button')?.click())

  test('copies the request, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await copy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`Reference: GS-1\n${mail.body}`)
    expect(document.querySelector('output')?.textContent).toBe('Copied.')
  })

  test('selects the request if copying is blocked, and says what to press', async () => {
    vi.stubGlobal('navigator', {})
    await copy()
    expect(getSelection()?.toString()).toBe(`Reference: GS-1\n${mail.body}`)
    expect(document.querySelector('output')?.textContent).toContain('The text is selected')
  })
})
