import { useSyncExternalStore } from 'react'
import { isTabStorageKept } from './tab-storage.ts'

/** Says what becomes of what is typed; nothing where the browser keeps nothing. */
export function DraftNote() {
  const isKept = useSyncExternalStore(neverChanges, isTabStorageKept, () => true)
  if (!isKept) return null
  return (
    <p className="lead-form__note">
      What you type stays in this browser tab until the request has been sent or the tab is closed.
    </p>
  )
}

const neverChanges = () => () => {}
