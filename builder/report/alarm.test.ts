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
const keptBack = {
  site: 'https://site.test',
  state: 'kept-back',
  reason: null,
  notices: [notice],
} as const

/** Starts a tool that answers with a status, or never if it is null. */
async function startTool(status: number | null) {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => bodies.push(body))
    if (status !== null) request.on('end', () => response.writeHead(status).end())
  })
  return { url: `${await serve(server)}/secret`, bodies }
}

const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('posts the outcome as JSON data and as text', async () => {
  const printed = errors()
  const { url, bodies } = await startTool(200)
  await sendAlarm(url, keptBack)
  expect(bodies).toEqual([
    {
      text: 'https://site.test: built, except for the following.\n/contact (Contact): The page can’t be made. Undo the last change.',
      ...keptBack,
    },
  ])
  expect(printed).not.toHaveBeenCalled()
})

test('says why a build failed', async () => {
  const { url, bodies } = await startTool(200)
  await sendAlarm(url, { ...keptBack, state: 'failed', reason: 'The disk is full.' })
  expect(bodies).toEqual([
    expect.objectContaining({
      text: 'https://site.test: not built. The site stays as it was.\nThe disk is full.',
    }),
  ])
})

test.each([
  ['refuses', 500, undefined, 'answered 500'],
  ['does not answer', null, 100, 'timeout'],
])('logs a tool that %s, without its address', async (_, status, limit, words) => {
  const printed = errors()
  const { url } = await startTool(status)
  await sendAlarm(url, keptBack, limit)
  expect(printed.mock.calls.flat().join()).toContain(words)
  expect(printed.mock.calls.flat().join()).not.toContain('secret')
})
