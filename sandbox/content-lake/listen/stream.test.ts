import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EventStreams, type EventSink } from './stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { maxStreams: 3, maxUnsentBytes: 1000, maxUnsentTotal: 2500 }

function open(streams = new EventStreams(limits)) {
  const onEnd = vi.fn<() => void>()
  const closeConnection = vi.fn<() => void>()
  let sink: EventSink = { send() {}, end() {} }
  const response = streams.respond(closeConnection, (opened) => {
    sink = opened
    return onEnd
  })
  return { response, onEnd, closeConnection, sink: () => sink, streams }
}

/** An event of about this many bytes. */
const eventOf = (bytes: number) => ({ event: 'mutation', data: 'x'.repeat(bytes) })

test('ends the stream of a reader that disconnects', async () => {
  const { response, onEnd, sink } = open()
  await response.body?.cancel()
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  expect(() => sink().send({ event: 'mutation', data: {} })).not.toThrow()
  expect(() => sink().end()).not.toThrow()
})

describe('a client that does not read its stream', () => {
  test('is disconnected, and its unsent events are dropped', () => {
    const { onEnd, closeConnection, sink, streams } = open()
    sink().send(eventOf(800))
    expect(streams.unsentBytes).toBeGreaterThan(800)
    expect(closeConnection).not.toHaveBeenCalled()
    sink().send(eventOf(800))
    expect(closeConnection).toHaveBeenCalledOnce()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
    sink().send(eventOf(800))
    expect(streams.unsentBytes).toBe(0)
  })

  test('is disconnected if it has the most unsent bytes and the total of all clients is too large', () => {
    const streams = new EventStreams(limits)
    const [one, two, three] = [open(streams), open(streams), open(streams)]
    one.sink().send(eventOf(700))
    two.sink().send(eventOf(900))
    three.sink().send(eventOf(700))
    for (const { closeConnection } of [one, two, three])
      expect(closeConnection).not.toHaveBeenCalled()
    one.sink().send(eventOf(200))
    expect(one.closeConnection).toHaveBeenCalledTimes(1)
    expect(two.closeConnection).not.toHaveBeenCalled()
    expect(streams.unsentBytes).toBeLessThan(2500)
  })
})
