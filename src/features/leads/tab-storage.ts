/**
 * Text kept for one browser tab: it outlives a reload and a crash of the tab, and ends with it. Where
 * the browser keeps nothing (blocked, full), it is kept as long as the page.
 */
const kept = new Map<string, string | null>()

export function readText(key: string): string | null {
  const own = kept.get(key)
  return own === undefined ? attempt(() => sessionStorage.getItem(key)) : own
}

/** @param text null to forget it */
export function writeText(key: string, text: string | null): void {
  kept.set(key, text)
  attempt(() => {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return null
  })
}

/** Whether text outlives the page. */
export function isTabStorageKept(): boolean {
  const probe = 'storage-probe'
  return (
    attempt(() => {
      sessionStorage.setItem(probe, probe)
      sessionStorage.removeItem(probe)
      return probe
    }) === probe
  )
}

/** Even naming `sessionStorage` throws where the visitor has blocked it; a form works without. */
function attempt(use: () => string | null): string | null {
  try {
    return use()
  } catch {
    return null
  }
}
