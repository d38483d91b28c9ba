/** The result of `use`; undefined if it throws, because storage is blocked, is full or contains invalid JSON. */
export function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

const cache = new Map<string, string | null>()

/**
 * Reads text from the session storage of this tab, which survives a reload and a crash of the tab. If session storage
 * is blocked or full, new text is in memory only: after a reload, this returns the last text that was stored, or null.
 */
export function readSessionText(key: string): string | null {
  const cached = cache.get(key)
  return cached === undefined ? (tryStorage(() => sessionStorage.getItem(key)) ?? null) : cached
}

/** @param text what `readSessionText` will return on this page; null removes the stored text */
export function writeSessionText(key: string, text: string | null): void {
  cache.set(key, text)
  tryStorage(() => {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  })
}

/** Whether session storage works, so that text survives a reload. */
export function isSessionStorageAvailable(): boolean {
  const probe = 'storage-probe'
  return (
    tryStorage(() => {
      sessionStorage.setItem(probe, probe)
      sessionStorage.removeItem(probe)
      return probe
    }) === probe
  )
}
