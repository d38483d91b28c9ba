import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { emptyFrame } from '../content/frame.ts'
import type { PageContent } from '../content/page-query.ts'
import { contentKey } from '../entry/content-options.ts'
import { createPreviewQueryClient, NOTHING_IS_SENT } from './preview-query-client.ts'

const PATH = '/contact'
const contentOf = (brandName: string): PageContent => ({
  asOf: '2026-01-01T00:00:00Z',
  frame: { ...emptyFrame, settings: { ...emptyFrame.settings, brandName } },
})

function createPreview() {
  const { queryClient, showDraft } = createPreviewQueryClient((error) => {
    throw error
  })
  const shown = () =>
    queryClient.getQueryData<PageContent>(contentKey(PATH))?.frame.settings.brandName
  return { queryClient, shown, show: (name: string) => showDraft(PATH, contentOf(name)) }
}

test('published content that arrives later does not replace drafts', async () => {
  const { queryClient, shown, show } = createPreview()
  const published = Promise.withResolvers<PageContent>()
  const readPublished = () => published.promise
  const options = { queryKey: contentKey(PATH), queryFn: readPublished }
  const first = queryClient.fetchQuery(options)
  show('a draft')
  published.resolve(contentOf('published'))
  await first
  expect(shown()).toBe('a draft')
  await queryClient.fetchQuery({ ...options, staleTime: 0 })
  expect(shown()).toBe('a draft')
})

test('drafts replace published content, which is fetched once', async () => {
  const { queryClient, shown, show } = createPreview()
  const fetchPublished = vi.fn<() => Promise<PageContent>>(async () => contentOf('published'))
  const options = { queryKey: contentKey(PATH), queryFn: fetchPublished }
  await queryClient.fetchQuery(options)
  await queryClient.fetchQuery(options)
  expect(shown()).toBe('published')
  expect(fetchPublished).toHaveBeenCalledTimes(1)
  show('a draft')
  expect(shown()).toBe('a draft')
})

test('rejects a mutation before anything is sent', async () => {
  const { queryClient } = createPreview()
  const send = vi.fn<() => Promise<void>>()
  const mutation = new MutationObserver(queryClient, { mutationFn: send })
  await expect(mutation.mutate()).rejects.toThrow(NOTHING_IS_SENT)
  expect(send).not.toHaveBeenCalled()
})
