import { useSyncExternalStore } from 'react'
import { MONTHS } from '../../../text/date-in-words.ts'
import { istDate } from '../../../text/ist-date.ts'

/**
 * The reader's date in India. Prerendered HTML and PDFs have the date of the content. In a browser it is
 * today's: the boot script sees to that (`src/entry/boot/dates.ts`), and the app once it is there.
 */
export function DocumentDate({ date }: { date: string }) {
  const shown = useSyncExternalStore(
    subscribeToDate,
    () => istDate(new Date()),
    () => date,
  )
  return (
    <span data-today={MONTHS.join(' ')} suppressHydrationWarning>
      {shown}
    </span>
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
