import type { HistoryAdapter, HistoryAdapterNavigate } from '@sanity/visual-editing/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { previewedPath, previewUrl } from './preview-path.ts'

/** Keeps the Studio's address bar and the page in step: each follows the other. */
export function useStudioHistory(): HistoryAdapter {
  const { pathname, search, hash } = useLocation()
  const url = previewUrl(pathname + search + hash)
  const navigate = useNavigate()
  const [report, setReport] = useState<HistoryAdapterNavigate | null>(null)

  useEffect(() => {
    report?.({ type: 'push', url })
  }, [report, url])

  // Whole paths only, so it is no matter from which page the first `navigate` was.
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
