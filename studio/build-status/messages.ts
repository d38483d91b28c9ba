/** The outcome of the site's last build (`builder/report/build-status.ts`), as messages to editors. */
import { useEffect, useState } from 'react'
import * as v from 'valibot'

const statusSchema = v.object({
  state: v.picklist(['ok', 'kept-back', 'failed', 'waiting']),
  notices: v.array(
    v.object({
      document: v.nullable(v.string()),
      documentId: v.optional(v.string()),
      artefact: v.string(),
      field: v.nullable(v.string()),
      problem: v.string(),
      remedy: v.string(),
    }),
  ),
})

export type Message = {
  readonly text: string
  /** Name and id of the document at fault; empty if unknown. */
  readonly document: string
  readonly id: string
}

/**
 * URL of the build status: `configuredUrl`, or a file of the site; undefined if neither URL is set.
 *
 * @param configuredUrl for hosts where a failed build publishes nothing, not even the site's status file
 */
export function statusUrlOf(siteUrl: string | undefined, configuredUrl: string | undefined) {
  return configuredUrl || (siteUrl && `${siteUrl}/build-status.json`)
}

export const statusUrl = statusUrlOf(
  process.env['SANITY_STUDIO_SITE_URL'],
  process.env['SANITY_STUDIO_BUILD_STATUS_URL'],
)

/** @returns a message for each notice of the build; null if the status can't be read */
export async function readMessages(url: string): Promise<Message[] | null> {
  try {
    const response = await fetch(url, { cache: 'no-store' })
    const parsed = v.safeParse(statusSchema, response.ok ? await response.json() : null)
    if (!parsed.success) return null
    return parsed.output.notices.map(
      ({ artefact, document, documentId, field, problem, remedy }) => {
        const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
        return {
          text: `${place || (artefact === '/' ? 'The site' : artefact)}: ${problem} ${remedy}`,
          document: document ?? '',
          id: documentId ?? '',
        }
      },
    )
  } catch {
    // Editors can work without a status.
    return null
  }
}

const INTERVAL_MS = 15_000

/**
 * The current messages, read every 15 seconds while the Studio is visible, and when its window gets the focus.
 *
 * @returns null until the status has been read
 */
export function useMessages(): Message[] | null {
  const [messages, setMessages] = useState<Message[] | null>(null)
  useEffect(() => {
    let isOpen = true
    const refresh = async () => {
      if (!statusUrl || document.visibilityState === 'hidden') return
      const newMessages = await readMessages(statusUrl)
      if (isOpen && newMessages !== null) setMessages(newMessages)
    }
    const startRefresh = () => void refresh()
    const timer = setInterval(startRefresh, INTERVAL_MS)
    window.addEventListener('focus', startRefresh)
    startRefresh()
    return () => {
      isOpen = false
      clearInterval(timer)
      window.removeEventListener('focus', startRefresh)
    }
  }, [])
  return messages
}
