import type { HistoryAdapter, HistoryAdapterNavigate } from '@sanity/visual-editing/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { previewedPath, previewUrl } from './preview-path.ts'

/** Synchronises the Studio's address bar with the page, in both directions. */
export function useStudioHistory(): HistoryAdapter {
  const { pathname, search, hash } = useLocation()
  const url = previewUrl(pathname + search + hash)
  const navigate = useNavigate()
  const [report, setReport] = useState<HistoryAdapterNavigate | null>(null)

  useEffect(() => {
    report?.({ type: 'push', url })
  }, [report, url])

  // The first `navigate` can be kept, since all paths are absolute.
  const [adapter] = useState<HistoryAdapter>(() => ({
    subscribe: (reportTo) => {
      setReport(() => reportTo)
      return () => setReport(null)
    },
    update: (told) => {
      if (told.type === 'pop') void navigate(-1)
      else void navigate(previewedPath(told.url), { replace: told.type === 'replace' })
    },
  }))
  return adapter
}
