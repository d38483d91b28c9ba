import type { HistoryAdapter, HistoryAdapterNavigate } from '@sanity/visual-editing/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { previewedPath, previewUrl, PREVIEW_PATH } from './preview-path.ts'

/** Synchronises the Studio's address bar with the page, in both directions. */
export function useStudioHistory(): HistoryAdapter {
  const { pathname, search, hash } = useLocation()
  const url = previewUrl(pathname + search + hash)
  const navigate = useNavigate()
  const [notifyStudio, setNotifyStudio] = useState<HistoryAdapterNavigate | null>(null)

  useEffect(() => {
    notifyStudio?.({ type: 'push', url })
  }, [notifyStudio, url])

  // Keeping the first `navigate` is safe, because all paths are absolute.
  const [adapter] = useState<HistoryAdapter>(() => ({
    subscribe: (notify) => {
      setNotifyStudio(() => notify)
      return () => setNotifyStudio(null)
    },
    update: (message) => {
      if (message.type === 'pop') void navigate(-1)
      else void navigate(previewedPath(message.url), { replace: message.type === 'replace' })
    },
  }))
  return adapter
}

/**
 * Handles clicks on links that the router does not handle: links within the site stay in the preview, and
 * other sites open in a new tab, because they can't be shown within the Studio.
 *
 * @param navigate opens a page of the site within the preview
 */
export function followLink(event: MouseEvent, navigate: (path: string) => void): void {
  if (event.defaultPrevented || event.button !== 0) return
  const link = event.target instanceof Element && event.target.closest('a')
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.download !== '') return

  const { protocol, origin, pathname, search, hash } = new URL(link.href, location.href)
  if (protocol !== 'http:' && protocol !== 'https:') return
  if (origin !== location.origin) {
    link.target = '_blank'
    link.rel = 'noopener'
  } else if (pathname !== PREVIEW_PATH && !pathname.startsWith(`${PREVIEW_PATH}/`)) {
    event.preventDefault()
    navigate(pathname + search + hash)
  }
}
