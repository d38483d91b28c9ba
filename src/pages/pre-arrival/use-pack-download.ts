import { useRef, useState } from 'react'
import { track } from '../../analytics.ts'
import { withTimeLimit } from '../../content/time-limit.ts'
import type { Unfilled } from '../../features/documents/filled-pack/make-filled-pack.ts'
import type { PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { pdfs } from '../../sections/download/pdf-link.ts'
import { saveFile } from './save-file.ts'

/** Milliseconds to load what makes the pack, which is larger than the site, and to fill it in. */
const TIME_LIMIT = 60_000

export type PackState =
  | { is: 'idle' }
  | { is: 'preparing' }
  | { is: 'failed' }
  | { is: 'saved'; fileName: string; refused: Unfilled[] }

/** Fills in the compliance pack with a request, on demand, and has the browser save it. */
export function usePackDownload(request: PreArrivalValues) {
  const isPreparing = useRef(false)
  const [state, setState] = useState<PackState>({ is: 'idle' })

  /** @param blank address of the pack without a request */
  async function download(blank: string): Promise<void> {
    if (isPreparing.current) return
    isPreparing.current = true
    setState({ is: 'preparing' })
    try {
      const { makeFilledPack } =
        await import('../../features/documents/filled-pack/make-filled-pack.ts')
      const { fileName, pdf, refused } = await withTimeLimit(TIME_LIMIT, null, (signal) =>
        makeFilledPack(blank, request, signal),
      )
      saveFile(fileName, pdf)
      track('compliance_pack_download', pdfs.compliancePack.file)
      setState({ is: 'saved', fileName, refused })
    } catch (error) {
      console.error('The compliance pack could not be filled in.', error)
      setState({ is: 'failed' })
    } finally {
      isPreparing.current = false
    }
  }

  return { state, download }
}
