import { useEffect, useState } from 'react'
import { poll } from '../poll.ts'
import { type Message, messagesOf, readStatus } from './read-status.ts'

/** Messages about the site's last build, polled while the Studio is visible; null until its status is known. */
export function useBuildStatus(statusUrl: string): readonly Message[] | null {
  const [messages, setMessages] = useState<readonly Message[] | null>(null)
  useEffect(() => {
    let isOpen = true
    const end = poll(async () => {
      const status = await readStatus(statusUrl)
      // The last known messages stay while the site can't be reached.
      if (isOpen && status !== null) setMessages(messagesOf(status))
    })
    return () => {
      isOpen = false
      end()
    }
  }, [statusUrl])
  return messages
}
