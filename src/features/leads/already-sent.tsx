import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * Shown in a form whose request was already accepted: sent from a duplicate of this tab, or from this
 * tab before the visitor left the page and came back.
 */
export function AlreadySent({
  at,
  ref,
  onAnother,
}: {
  at: Date
  ref: RefObject<HTMLDivElement | null>
  onAnother: () => void
}) {
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice>
        <p>
          This request was already sent from this browser at {timeOf(at)}. It has reached our desk;
          there is no need to send it again. If you change it, it can be sent as another request.
        </p>
        <Button variant="quiet" onClick={onAnother}>
          Clear the form
        </Button>
      </Notice>
    </div>
  )
}

/** Local time of day, with the date unless that is today. */
function timeOf(at: Date): string {
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return at.toDateString() === new Date().toDateString()
    ? time
    : `${time} on ${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`
}
