import { useEffect, useRef, useState } from 'react'
import { leadMail } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { istMoment } from '../../text/dates.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CopyLines } from './request-copy.ts'
import type { SentRequest } from './sent-section.tsx'
import { withTimeout } from '../../content/timeout.ts'

/** What a visitor can do once the request is with the desk (specification section 4). */
export function SentActions({
  request,
  supportEmail,
  phone,
  onAnother,
}: {
  request: SentRequest
  supportEmail: string | null
  phone: string | null
  onAnother: () => void
}) {
  const { vesselName, imo } = request.values
  const lines: CopyLines = [
    ['Reference', request.reference],
    ['Received', istMoment(request.at)],
    ...leadMail(preArrivalForm, request.values).lines,
    ['The desk, by email', supportEmail ?? ''],
    ['The desk, 24/7', phone ?? ''],
  ]
  const { state, download } = useCopyDownload(vesselName, imo, lines)
  const isPreparing = state.is === 'preparing'
  const notice = useRef<HTMLDivElement>(null)
  // On a phone the notice is below the buttons and out of view.
  useEffect(() => {
    if (state.is === 'saved' || state.is === 'failed')
      notice.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <>
      <p>
        The PDF is a copy of your request, for your records. It is not the pack, and not evidence of
        cover.
      </p>
      <ButtonRow>
        {/* Never disabled, or it would lose the focus. */}
        <Button
          {...(!isPreparing && { icon: 'file-download' })}
          isBusy={isPreparing}
          onClick={() => void download()}
        >
          {isPreparing ? 'Preparing the PDF...' : 'Download PDF Now'}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          Submit Another Request
        </Button>
      </ButtonRow>
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      <div ref={notice} aria-live="polite">
        {isPreparing && <p className="visually-hidden">The PDF is being prepared.</p>}
        <CopyNotice key={state.is} state={state} />
      </div>
    </>
  )
}

function CopyNotice({ state }: { state: CopyState }) {
  if (state.is === 'failed')
    return (
      <Notice tone="error" title="The PDF could not be made here.">
        The desk still has your request. Try again, or copy the summary.
      </Notice>
    )
  if (state.is !== 'saved') return null
  return (
    <Notice tone="success" title={`Saved as ${state.fileName}`}>
      A copy of your request, marked as such. It is not evidence of cover.
    </Notice>
  )
}

/** Milliseconds to load what makes the copy, which is larger than the site. */
const TIMEOUT_MS = 60_000

type CopyState =
  | { is: 'idle' }
  | { is: 'preparing' }
  | { is: 'failed' }
  | { is: 'saved'; fileName: string }

function useCopyDownload(vesselName: string, imo: string, lines: CopyLines) {
  const isPreparing = useRef(false)
  const [state, setState] = useState<CopyState>({ is: 'idle' })

  async function download(): Promise<void> {
    if (isPreparing.current) return
    isPreparing.current = true
    setState({ is: 'preparing' })
    try {
      const { copyFileName, makeRequestCopy } = await withTimeout(
        TIMEOUT_MS,
        null,
        () => import('./request-copy.ts'),
      )
      const fileName = copyFileName(vesselName, imo)
      saveFile(fileName, await makeRequestCopy(lines))
      setState({ is: 'saved', fileName })
    } catch (error) {
      console.error('The copy of the request could not be made.', error)
      setState({ is: 'failed' })
    } finally {
      isPreparing.current = false
    }
  }

  return { state, download }
}

/** Milliseconds until the object URL is revoked; a browser may start to save late. */
const REVOKE_AFTER = 60_000

function saveFile(name: string, pdf: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
