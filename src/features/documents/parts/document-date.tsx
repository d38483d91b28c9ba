import { useSyncExternalStore } from 'react'
import { istDate } from '../ist-date.ts'

/**
 * The reader's date in India. What is prerendered, and printed to a PDF, has the date of the content;
 * the browser puts today's in its place once it has hydrated that.
 */
export function DocumentDate({ date }: { date: string }) {
  return useSyncExternalStore(
    watchTheDay,
    () => istDate(new Date()),
    () => date,
  )
}

/** A page may be open past midnight: it is looked at anew when it is shown or printed. */
function watchTheDay(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('beforeprint', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('beforeprint', onChange)
  }
}
