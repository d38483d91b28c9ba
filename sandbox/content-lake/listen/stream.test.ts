import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EventStreams, type EventSink } from './stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { streams: 3, behind: 1000, behindInAll: 2500 }

function open(streams = new EventStreams(limits)) {
  const closed = vi.fn<() => void>()
  const hungUp = vi.fn<() => void>()
  let sink: EventSink = { send() {}, end() {} }
  const response = streams.respond(hungUp, (opened) => {
    sink = opened
    return closed
  })
  return { response, closed, hungUp, sink: () => sink, streams }
}

/** An event of about so many bytes. */
const eventOf = (bytes: number) => ({ event: 'mutation', data: 'x'.repeat(bytes) })

test('events are framed, ids included', async () => {
  const { response, sink } = open()
  sink().send({ event: 'welcome', data: { listenerName: 'x' } })
  sink().send({ event: 'mutation', id: 't#a', data: 'line\nbreak' })
  sink().end()
  expect(await response.text()).toBe(
    ':\n\nretry: 1000\n\nevent: welcome\ndata: {"listenerName":"x"}\n\nevent: mutation\nid: t#a\ndata: "line\\nbreak"\n\n',
  )
})

test('a comment every 15 seconds keeps the connection alive', async () => {
  const { response, sink } = open()
  vi.advanceTimersByTime(31_000)
  sink().end()
  expect(await response.text()).toBe(':\n\nretry: 1000\n\n:\n\n:\n\n')
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader that disconnects is forgotten', async () => {
  const { response, closed, sink } = open()
  await response.body?.cancel()
  expect(closed).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  expect(() => sink().send({ event: 'mutation', data: {} })).not.toThrow()
  expect(() => sink().end()).not.toThrow()
})

describe('a reader that does not read', () => {
  test('is disconnected, and its queue is dropped', () => {
    const { closed, hungUp, sink, streams } = open()
    sink().send(eventOf(800))
    expect(streams.behind).toBeGreaterThan(800)
    expect(hungUp).not.toHaveBeenCalled()
    sink().send(eventOf(800))
    expect(hungUp).toHaveBeenCalledOnce()
    expect(closed).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
    sink().send(eventOf(800))
    expect(streams.behind).toBe(0)
  })

  test('is behind by what the connection has not taken', async () => {
    const { response, hungUp, sink } = open()
    const reader = response.body?.getReader()
    await reader?.read()
    sink().send(eventOf(800))
    // Handed over, and the next is not asked for: it waits in the connection.
    await reader?.read()
    sink().send(eventOf(800))
    expect(hungUp).toHaveBeenCalledOnce()
  })

  test('is disconnected before faster readers when all together are too far behind', () => {
    const streams = new EventStreams(limits)
    const [one, two, three] = [open(streams), open(streams), open(streams)]
    one.sink().send(eventOf(700))
    two.sink().send(eventOf(900))
    three.sink().send(eventOf(700))
    for (const { hungUp } of [one, two, three]) expect(hungUp).not.toHaveBeenCalled()
    one.sink().send(eventOf(200))
    expect(one.hungUp).toHaveBeenCalledTimes(1)
    expect(two.hungUp).not.toHaveBeenCalled()
    expect(streams.behind).toBeLessThan(2500)
  })

  test('costs no memory after its stream has ended', () => {
    const { hungUp, sink, streams } = open()
    sink().send(eventOf(900))
    sink().end()
    const others = [open(streams), open(streams)]
    for (const other of others) other.sink().send(eventOf(850))
    expect(hungUp).toHaveBeenCalledOnce()
    for (const other of others) expect(other.hungUp).not.toHaveBeenCalled()
  })
})

test('streams are limited in number, until one ends', async () => {
  const streams = new EventStreams(limits)
  const [one] = [open(streams), open(streams), open(streams)]
  expect(streams.isFull).toBe(true)
  await one?.response.body?.cancel()
  expect(streams.isFull).toBe(false)
})

test('a stream can end while it opens', async () => {
  const closed = vi.fn<() => void>()
  const response = new EventStreams().respond(
    () => {},
    (sink) => {
      sink.send({ event: 'channelError', data: {} })
      sink.end()
      return closed
    },
  )
  expect(await response.text()).toContain('event: channelError')
  expect(closed).toHaveBeenCalledOnce()
})
