import { describe, expect, test } from 'vitest'
import { emptyFrame } from '../content/frame.ts'
import { contentKey } from './content-options.ts'
import { createQueryClient } from './query-client.ts'

const NOON = '2026-03-01T12:00:00Z'
const contentAt = (asOf: string, heading: string) => ({ asOf, heading, frame: emptyFrame })

describe('content in the cache', () => {
  /** Shows content from noon, fetches `next`, and returns the content shown before and after that. */
  async function showAndFetch(next: object) {
    const queryClient = createQueryClient(() => {})
    const queryKey = contentKey('/contact')
    const before = contentAt(NOON, 'Shown')
    queryClient.setQueryData(queryKey, before, { updatedAt: 0 })
    await queryClient.fetchQuery({ queryKey, queryFn: async () => next })
    return { before, after: queryClient.getQueryData(queryKey) }
  }

  test('is replaced by newer content, whose unchanged parts stay the same objects', async () => {
    const { before, after } = await showAndFetch(
      structuredClone(contentAt('2026-03-01T12:00:01Z', 'Newer')),
    )
    expect(after).toMatchObject({ heading: 'Newer' })
    expect(Reflect.get(Object(after), 'frame')).toBe(before.frame)
  })

  test('is not replaced by older content', async () => {
    const { before, after } = await showAndFetch(contentAt('2026-03-01T08:00:00Z', 'Older'))
    expect(after).toBe(before)
  })

  test('is replaced by content that is less than a millisecond newer', async () => {
    const { after } = await showAndFetch(contentAt('2026-03-01T12:00:00.000001Z', 'Newer'))
    expect(after).toMatchObject({ heading: 'Newer' })
  })
})
