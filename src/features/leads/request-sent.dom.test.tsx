import { expect, test, vi } from 'vitest'
import { render, settle } from '../../../tests/helpers/render.ts'
import { SentSummary } from './request-sent.tsx'
import { requestMail } from './request-mail.ts'

const mail = requestMail('Request', [
  ['Vessel', 'MV One'],
  ['Port', 'Mundra'],
])

/** Shows the summary of a sent request, and presses its button. @returns the message beside the button */
async function copy(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  const settings = { emergencyPhone: null, whatsappNumber: null }
  await render(<SentSummary mail={mail} reference="GS-1" settings={settings} />)
  await settle(() => document.querySelector('button')?.click())
  vi.unstubAllGlobals()
  return document.querySelector('output')?.textContent
}

test('copies the request, and says that it did', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  expect(await copy({ clipboard: { writeText } })).toBe('Copied.')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`Reference: GS-1\n${mail.body}`)
})

test('selects the request if the clipboard is unavailable, and says what to press', async () => {
  expect(await copy({})).toContain('The text is selected: press Ctrl+C.')
  expect(getSelection()?.toString()).toBe(`Reference: GS-1\n${mail.body}`)
})
