import { expect, test, vi } from 'vitest'
import { ignoreForeignMessages } from './studio-channel.ts'

test('new listeners receive messages only from the Studio and from the page itself', () => {
  ignoreForeignMessages('https://studio.test')
  const heard = vi.fn<(origin: string) => void>()
  window.addEventListener('message', ({ origin }) => heard(origin), { capture: true })
  window.addEventListener('message', ({ origin }) => heard(origin))
  for (const origin of ['https://elsewhere.test', 'https://studio.test', location.origin, ''])
    window.dispatchEvent(new MessageEvent('message', { origin }))
  expect(new Set(heard.mock.calls.flat())).toEqual(
    new Set(['https://studio.test', location.origin]),
  )
})
