import { useEffect, useState } from 'react'
import { messagesOf, readStatus } from './read-status.ts'

/** Milliseconds: builds take seconds here and minutes on hosts. */
const INTERVAL = 15_000

/** What editors must know of the site's last build, asked anew while the Studio is looked at. */
export function useBuildStatus(siteUrl: string): readonly string[] {
  const [messages, setMessages] = useState<readonly string[]>([])
  useEffect(() => {
    let isOpen = true
    async function ask() {
      if (document.visibilityState === 'hidden') return
      const status = await readStatus(siteUrl)
      // While the site can't be asked, what was known of it still holds.
      if (isOpen && status !== null) setMessages(messagesOf(status))
    }
    const start = () => void ask()
    const timer = setInterval(start, INTERVAL)
    window.addEventListener('focus', start)
    start()
    return () => {
      isOpen = false
      clearInterval(timer)
      window.removeEventListener('focus', start)
    }
  }, [siteUrl])
  return messages
}
