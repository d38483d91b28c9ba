/**
 * Text in the session storage of this tab: it survives a reload and a crash of the tab. Where session
 * storage is blocked or full, it is kept in memory, as long as the page lives.
 */
import { tryStorage } from '../../ui/try-storage.ts'

const cache = new Map<string, string | null>()

export function readText(key: string): string | null {
  const own = cache.get(key)
  return own === undefined ? (tryStorage(() => sessionStorage.getItem(key)) ?? null) : own
}

/** @param text null removes it */
export function writeText(key: string, text: string | null): void {
  cache.set(key, text)
  tryStorage(() => {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  })
}

/** Whether session storage works, so that text survives a reload. */
export function isTabStorageAvailable(): boolean {
  const probe = 'storage-probe'
  return (
    tryStorage(() => {
      sessionStorage.setItem(probe, probe)
      sessionStorage.removeItem(probe)
      return probe
    }) === probe
  )
}
