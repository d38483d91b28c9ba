import { usePolled } from '../use-polled.ts'
import { type Message, messagesOf, readStatus } from './read-status.ts'

/** Messages about the site's last build, the last known ones while it can't be reached; null until its status is known. */
export function useBuildStatus(statusUrl: string): readonly Message[] | null {
  const status = usePolled(statusUrl, readStatus)
  return status && messagesOf(status)
}
