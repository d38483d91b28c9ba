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

/** An event of about this many bytes. */
const eventOf = (bytes: number) => ({ event: 'mutation', data: 'x'.repeat(bytes) })

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
})
