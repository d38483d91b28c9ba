import { useEffect, useState } from 'react'
import { messagesOf, readStatus } from './read-status.ts'

/** Milliseconds between polls: a build takes seconds on this machine and minutes on a host. */
const INTERVAL = 15_000

/** Messages about the site's last build, polled while the Studio is visible; null until its status is known. */
export function useBuildStatus(statusUrl: string): readonly string[] | null {
  const [messages, setMessages] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isOpen = true
    async function ask() {
      if (document.visibilityState === 'hidden') return
      const status = await readStatus(statusUrl)
      // The last known messages stay while the site can't be reached.
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
  }, [statusUrl])
  return messages
}
