import { describe, expect, test } from 'vitest'
import { emptyFrame } from '../content/frame.ts'
import { contentKey } from './content-options.ts'
import { createQueryClient } from './query-client.ts'

const NOON = '2026-03-01T12:00:00Z'
const contentAt = (asOf: string, heading: string) => ({ asOf, heading, frame: emptyFrame })

describe('content in the cache', () => {
  /** Returns the content shown before `next` arrives, which is from noon, and the content shown after it. */
  async function shownAfter(next: object) {
    const queryClient = createQueryClient(() => {})
    const queryKey = contentKey('/contact')
    const shown = contentAt(NOON, 'Shown')
    queryClient.setQueryData(queryKey, shown, { updatedAt: 0 })
    await queryClient.fetchQuery({ queryKey, queryFn: async () => next })
    return { shown, now: queryClient.getQueryData(queryKey) }
  }

  test('is replaced by newer content, whose unchanged parts stay the same objects', async () => {
    const { shown, now } = await shownAfter(
      structuredClone(contentAt('2026-03-01T12:00:01Z', 'Newer')),
    )
    expect(now).toMatchObject({ heading: 'Newer' })
    expect(Reflect.get(Object(now), 'frame')).toBe(shown.frame)
  })

  test('is not replaced by older content', async () => {
    const { shown, now } = await shownAfter(contentAt('2026-03-01T08:00:00Z', 'Older'))
    expect(now).toBe(shown)
  })

  test('compares times of different precision', async () => {
    const { now } = await shownAfter(contentAt('2026-03-01T12:00:00.000001Z', 'Same moment'))
    expect(now).toMatchObject({ heading: 'Same moment' })
  })
})
