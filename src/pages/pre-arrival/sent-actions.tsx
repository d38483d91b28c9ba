import { useEffect, useRef } from 'react'
import type { PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { pdfAddresses, pdfLink } from '../../sections/download/pdf-link.ts'
import { Button, ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
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
  const news = useRef<HTMLDivElement>(null)
  // On a phone it is below the buttons and out of sight.
  useEffect(() => {
    if (state.is === 'saved' || state.is === 'failed')
      news.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <>
      <ButtonRow>
        {blank === undefined ? (
          <ButtonAnchor {...pdfLink('compliancePack')} icon="file-download">
            Download PDF Now
          </ButtonAnchor>
        ) : (
          // Never disabled, or it would lose the focus.
          <Button
            {...(!isPreparing && { icon: 'file-download' })}
            onClick={() => void download(blank)}
          >
            {isPreparing && <Spinner />}
            {isPreparing ? 'Preparing the PDF...' : 'Download PDF Now'}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          Submit Another Request
        </Button>
      </ButtonRow>
      {/* There from the start: what is put into a region that was not there is often not read out. */}
      <div ref={news} aria-live="polite">
        {isPreparing && <p className="visually-hidden">The PDF is being prepared.</p>}
        <PackNotice state={state} />
      </div>
    </>
  )
}
