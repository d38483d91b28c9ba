import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadPage } from './reload-page.ts'

/**
 * Stands in for a page that can't be shown: its code can't be loaded, neither lake nor snapshot has its
 * content, there is none at the address, or it throws. If the site answers, the page is reloaded, which shows
 * it as it was prerendered.
 *
 * @param reloads false for the first view, which has just been loaded
 */
export function LoadFailure({ reloads }: { reloads: boolean }) {
  const { pathname } = useLocation()
  const [isAsking, setAsking] = useState(reloads)

  useEffect(() => {
    if (!reloads) return undefined
    let isShown = true
    const reload = async () => {
      const answers = await reloadPage(() => isShown)
      if (!answers) setAsking(false)
    }
    void reload()
    return () => {
      isShown = false
    }
  }, [reloads])

  if (isAsking)
    return (
      <div className="container">
        <output>Loading the page…</output>
      </div>
    )
  return (
    <div className="container" role="alert">
      <h1>This page could not be loaded</h1>
      {reloads && (
        <p>The site does not answer as it should. It may be down, or your connection may be.</p>
      )}
      <p>The phone, WhatsApp and email links on this page still work.</p>
      <p>
        <a href={pathname}>Try again</a>
      </p>
    </div>
  )
}
