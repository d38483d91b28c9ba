import { useEffect } from 'react'

/** Has the browser ask before the page is closed or left, while something on it is not saved. */
export function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
