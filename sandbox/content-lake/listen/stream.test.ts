import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventStream, type EventSink } from './stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const closed = vi.fn<() => void>()
  let sink: EventSink = { send() {}, end() {} }
  const response = eventStream((opened) => {
    sink = opened
    return closed
  })
  return { response, closed, sink: () => sink }
}

test('events are framed, ids included', async () => {
  const { response, sink } = open()
  sink().send({ event: 'welcome', data: { listenerName: 'x' } })
  sink().send({ event: 'mutation', id: 't#a', data: 'line\nbreak' })
  sink().end()
  expect(await response.text()).toBe(
    ':\n\nretry: 1000\n\nevent: welcome\ndata: {"listenerName":"x"}\n\nevent: mutation\nid: t#a\ndata: "line\\nbreak"\n\n',
  )
})

test('a comment every 15 seconds keeps the connection', async () => {
  const { response, sink } = open()
  vi.advanceTimersByTime(31_000)
  sink().end()
  expect(await response.text()).toBe(':\n\nretry: 1000\n\n:\n\n:\n\n')
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader that goes is let go', async () => {
  const { response, closed, sink } = open()
  await response.body?.cancel()
  expect(closed).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  expect(() => sink().send({ event: 'mutation', data: {} })).not.toThrow()
  expect(() => sink().end()).not.toThrow()
})

test('a reader that does not read is cut off', () => {
  const { closed, sink } = open()
  for (let n = 0; n < 2000; n += 1) sink().send({ event: 'mutation', data: n })
  expect(closed).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('ending while it opens is heeded', async () => {
  const closed = vi.fn<() => void>()
  const response = eventStream((sink) => {
    sink.send({ event: 'channelError', data: {} })
    sink.end()
    return closed
  })
  expect(await response.text()).toContain('event: channelError')
  expect(closed).toHaveBeenCalledOnce()
})
