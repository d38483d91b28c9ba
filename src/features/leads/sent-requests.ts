/**
 * Marks in local storage of the requests that the service has accepted from this browser, so that a tab
 * that still shows such a request can say that it was sent. A mark reveals nothing of the request. Where
 * local storage is blocked, other tabs aren't notified, and the service's check of the idempotency key has
 * to do.
 */
import { tryStorage } from '../../ui/try-storage.ts'

const PREFIX = 'sent:'

/** Milliseconds after which a mark is evicted. */
const MARK_LIFETIME = 7 * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()

/** Marks a request as sent now, and notifies the listeners of this tab and others. */
export function markSent(mark: string): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isExpired(localStorage.getItem(key)))
        localStorage.removeItem(key)
    localStorage.setItem(PREFIX + mark, new Date().toISOString())
  })
  for (const listener of listeners) listener()
}

/** When a request was marked; null if it never was. */
export function sentAt(mark: string): Date | null {
  const time = Date.parse(tryStorage(() => localStorage.getItem(PREFIX + mark)) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** Calls `listener` when a request is marked, here or in another tab; returns a function that unsubscribes it. */
export function onSent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function isExpired(time: string | null): boolean {
  return !(Date.parse(time ?? '') > Date.now() - MARK_LIFETIME)
}
