import { useSyncExternalStore } from 'react'
import { isTabStorageAvailable } from './tab-storage.ts'

/** Says how long the browser keeps what is typed; nothing where it blocks session storage. */
export function DraftNote() {
  const isKept = useSyncExternalStore(subscribeToNothing, isTabStorageAvailable, () => true)
  if (!isKept) return null
  return (
    <p className="lead-form__note">
      What you type stays in this browser tab until the request has been sent or the tab is closed.
    </p>
  )
}

const subscribeToNothing = () => () => {}
