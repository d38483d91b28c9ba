import { useEffect, useState } from 'react'

/** Milliseconds between polls: a build takes seconds on this machine and minutes on a host. */
const INTERVAL = 15_000

/**
 * Polls an address: at once, then every 15 seconds while the Studio is visible, and whenever an editor comes back to it.
 *
 * @param read resolves to null while there is nothing new to tell: the last answer stays
 * @returns null until there is an answer
 */
export function usePolled<T>(
  address: string | undefined,
  read: (address: string) => Promise<T | null>,
): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  useEffect(() => {
    let isOpen = true
    const ask = async () => {
      if (address === undefined || document.visibilityState === 'hidden') return
      const next = await read(address)
      if (isOpen && next !== null) setAnswer(next)
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
  }, [address, read])
  return answer
}
