/** React Query client of the preview: published content never replaces drafts, and mutations are blocked. */
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { PageContent } from '../content/page-query.ts'
import { EmailManagerError } from '../email-manager/call-service.ts'
import { CONTENT_KEY_PREFIX, contentKey } from '../entry/content-options.ts'
import { newestContent, createQueryClient } from '../entry/query-client.ts'

export const NOTHING_IS_SENT = 'This is a preview: nothing is sent.'

export type PreviewQueryClient = {
  queryClient: QueryClient
  /** Shows content with drafts in it; published content that arrives later is ignored. */
  showDraft: (pathname: string, content: PageContent) => void
}

/** @param onLakeFailure called with the first failure to read published content */
export function createPreviewQueryClient(
  onLakeFailure: (error: Error) => void,
): PreviewQueryClient {
  const queryClient = createQueryClient(onLakeFailure)
  const drafts = new WeakSet()

  const keepDrafts = (shown: unknown, next: unknown) => {
    const isNextDraft = isObject(next) && drafts.has(next)
    if (isObject(shown) && drafts.has(shown) && !isNextDraft) return shown
    if (!isNextDraft) return newestContent(shown, next)
    // A draft replaces the content shown, even if that content is newer.
    const shared: unknown = replaceEqualDeep(shown, next)
    if (isObject(shared)) drafts.add(shared)
    return shared
  }

  queryClient.setDefaultOptions({
    queries: {
      ...queryClient.getDefaultOptions().queries,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: {
      // Throws before the mutation function is called.
      onMutate: () => {
        throw new EmailManagerError('refused', NOTHING_IS_SENT)
      },
    },
  })

  queryClient.setQueryDefaults([CONTENT_KEY_PREFIX], { structuralSharing: keepDrafts })

  return {
    queryClient,
    showDraft: (pathname, content) => {
      drafts.add(content)
      queryClient.setQueryData(contentKey(pathname), content)
    },
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
