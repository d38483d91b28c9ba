import { useEffect, useRef } from 'react'
import type { PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { pdfAddresses, pdfLink } from '../../sections/download/pdf-link.ts'
import { Button, ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { PackNotice } from './pack-notice.tsx'
import { usePackDownload } from './use-pack-download.ts'

/** What a visitor can do once the request is with the desk (specification section 4). */
export function SentActions({
  request,
  onAnother,
}: {
  request: PreArrivalValues
  onAnother: () => void
}) {
  const { state, download } = usePackDownload(request)
  const blank = pdfAddresses().compliancePack
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
        The PDF below is the blank form with your request filled in: a copy for your file, not the
        pack. It is no evidence of cover.
      </p>
      <ButtonRow>
        {blank === undefined ? (
          <ButtonAnchor {...pdfLink('compliancePack')} icon="file-download">
            Download PDF Now
          </ButtonAnchor>
        ) : (
          // Never disabled, or it would lose the focus.
          <Button
            {...(!isPreparing && { icon: 'file-download' })}
            isBusy={isPreparing}
            onClick={() => void download(blank)}
          >
            {isPreparing ? 'Preparing the PDF...' : 'Download PDF Now'}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          Submit Another Request
        </Button>
      </ButtonRow>
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      <div ref={notice} aria-live="polite">
        {isPreparing && <p className="visually-hidden">The PDF is being prepared.</p>}
        <PackNotice key={state.is} state={state} />
      </div>
    </>
  )
}
