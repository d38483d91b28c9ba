import { useSyncExternalStore } from 'react'
import { istDate } from '../ist-date.ts'

/**
 * The reader's date in India. Prerendered HTML and PDFs have the date of the content;
 * after hydration the browser shows today's.
 */
export function DocumentDate({ date }: { date: string }) {
  return useSyncExternalStore(
    subscribeToDate,
    () => istDate(new Date()),
    () => date,
  )
}

/** A page may be open past midnight, so the date is read again when it becomes visible or is printed. */
function subscribeToDate(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('beforeprint', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('beforeprint', onChange)
  }
}
