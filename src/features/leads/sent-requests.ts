/**
 * Marks of the requests that the service has accepted from this browser, kept where all of its tabs see
 * them: a tab that still shows such a request can say that it was sent. A mark says nothing of what
 * was sent. Where the browser keeps nothing, other tabs aren't told, and the service's own knowledge of
 * the key has to do.
 */
const PREFIX = 'sent:'

/** Milliseconds for which a mark is kept; a tab that is left open longer has been forgotten. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()

/** Marks a request as sent now, and tells who listens in this tab and others. */
export function noteSent(mark: string): void {
  whereStorageWorks((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && isOld(storage.getItem(key))) storage.removeItem(key)
    storage.setItem(PREFIX + mark, new Date().toISOString())
    return null
  })
  for (const listener of listeners) listener()
}

/** When a request was marked; null if it never was. */
export function sentAt(mark: string): Date | null {
  const time = Date.parse(whereStorageWorks((storage) => storage.getItem(PREFIX + mark)) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** Calls `listener` when a request is marked, here or in another tab; returns what ends it. */
export function onSent(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromElsewhere)
  }
}

function isOld(time: string | null): boolean {
  return !(Date.parse(time ?? '') > Date.now() - KEPT_FOR)
}

/** Even naming `localStorage` throws where the visitor has blocked it, and writing where it is full. */
function whereStorageWorks(use: (storage: Storage) => string | null): string | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
