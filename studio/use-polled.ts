import { useEffect, useState } from 'react'

const INTERVAL_MS = 15_000

/**
 * Polls an address every 15 seconds while the Studio is visible, and when its window gets the focus.
 *
 * @param read resolves to null to keep the last answer
 * @returns null until the first answer
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
    const timer = setInterval(start, INTERVAL_MS)
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
