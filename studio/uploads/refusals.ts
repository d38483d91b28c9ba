/** What was said of the file that was refused last, for the field that it was meant for. */
import { useSyncExternalStore } from 'react'

let present: string | null = null
const listeners = new Set<() => void>()

export function setRefusal(text: string | null): void {
  present = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useRefusal(): string | null {
  return useSyncExternalStore(subscribe, () => present)
}
