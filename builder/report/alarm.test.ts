import { serve } from '../../tests/helpers/temporary.ts'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { sendAlarm } from './build-status.ts'

const notice = {
  artefact: '/contact',
  document: 'Contact',
  field: null,
  problem: 'The page can’t be made.',
  remedy: 'Undo the last change.',
}
/** Outcome of a build that succeeded except for one page. */
const keptBack = {
  site: 'https://site.test',
  state: 'kept-back',
  reason: null,
  notices: [notice],
} as const

/** Starts a webhook that answers with a status, or never if the status is null. */
async function startWebhook(status: number | null) {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => bodies.push(body))
    if (status !== null) request.on('end', () => response.writeHead(status).end())
  })
  return { url: `${await serve(server)}/secret`, bodies }
}

const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('posts the outcome as JSON data and as text', async () => {
  const logged = spyOnErrors()
  const { url, bodies } = await startWebhook(200)
  await sendAlarm(url, keptBack)
  expect(bodies).toEqual([
    {
      text: 'https://site.test: built, except for the following.\n/contact (Contact): The page can’t be made. Undo the last change.',
      ...keptBack,
    },
  ])
  expect(logged).not.toHaveBeenCalled()
})

test('says why a build failed', async () => {
  const { url, bodies } = await startWebhook(200)
  await sendAlarm(url, { ...keptBack, state: 'failed', reason: 'The disk is full.' })
  expect(bodies).toEqual([
    expect.objectContaining({
      text: 'https://site.test: not built. The site stays as it was.\nThe disk is full.',
    }),
  ])
})

test.each([
  ['answers 500', 500, undefined, 'answered 500'],
  ['does not answer', null, 100, 'timeout'],
])(
  'logs an error without the webhook’s address if the webhook %s',
  async (_, status, timeoutMs, words) => {
    const logged = spyOnErrors()
    const { url } = await startWebhook(status)
    await sendAlarm(url, keptBack, timeoutMs)
    expect(logged.mock.calls.flat().join()).toContain(words)
    expect(logged.mock.calls.flat().join()).not.toContain('secret')
  },
)

test.each(['hooks.test/secret', 'https://user:secret@hooks.test'])(
  'logs an error without the webhook’s address if the address is unusable: %s',
  async (url) => {
    const logged = spyOnErrors()
    await sendAlarm(url, keptBack)
    expect(logged.mock.calls.flat().join()).toContain('the alarm was not sent')
    expect(logged.mock.calls.flat().join()).not.toContain('secret')
  },
)
