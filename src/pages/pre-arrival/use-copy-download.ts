import { useRef, useState } from 'react'
import { withTimeLimit } from '../../content/time-limit.ts'
import type { CopyLines } from './request-copy.ts'
import { saveFile } from './save-file.ts'

/** Milliseconds to load what makes the copy, which is larger than the site. */
const TIME_LIMIT = 60_000

export type CopyState =
  | { is: 'idle' }
  | { is: 'preparing' }
  | { is: 'failed' }
  | { is: 'saved'; fileName: string }

/** Makes a copy of a request, on demand, and has the browser save it. */
export function useCopyDownload(vesselName: string, imo: string, lines: CopyLines) {
  const isPreparing = useRef(false)
  const [state, setState] = useState<CopyState>({ is: 'idle' })

  async function download(): Promise<void> {
    if (isPreparing.current) return
    isPreparing.current = true
    setState({ is: 'preparing' })
    try {
      const { copyFileName, makeRequestCopy } = await withTimeLimit(
        TIME_LIMIT,
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
