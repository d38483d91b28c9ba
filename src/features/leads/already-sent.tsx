import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { istMoment } from '../../text/ist-time.ts'
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
          This request was already sent from this browser on {istMoment(at)}. It has reached our
          desk; there is no need to send it again. If you change it, it can be sent as another
          request.
        </p>
        <Button variant="quiet" onClick={onAnother}>
          Clear the form
        </Button>
      </Notice>
    </div>
  )
}

/** Shown in an empty form after a reload: an accepted request is not forgotten with the page that sent it. */
export function Received({ at, reference }: { at: number; reference: string }) {
  return (
    <Notice tone="success">
      {`Your last request reached our desk on ${istMoment(new Date(at))}. Its reference is ${reference}.`}
    </Notice>
  )
}
