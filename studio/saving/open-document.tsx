import { useEffect, useState } from 'react'
import { finalize, takeWhile } from 'rxjs'
import { type DocumentLayoutProps, getPublishedId, useClient, useDocumentStore } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { useAskBeforeClosing } from './ask-before-closing.ts'
import { keepTyped } from './keep-typed.ts'

/**
 * Wraps each open document, and keeps the Studio's copy of a closed one until all edits are saved. The Studio
 * saves edits with a second's delay, but not those of a document that is closed meanwhile, whose copy it drops
 * after five.
 */
export function OpenDocument(props: DocumentLayoutProps) {
  const { documentId, documentType, renderDefault } = props
  const { pair } = useDocumentStore()
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    // Lists name some documents by their drafts' ids.
    const id = getPublishedId(documentId)
    const saved$ = pair.consistencyStatus(id, documentType)
    const sending = keepTyped({ pair, client, id, type: documentType })
    const status = saved$.subscribe(setSaved)
    return () => {
      saved$
        .pipe(
          takeWhile((saved) => !saved),
          finalize(() => sending.unsubscribe()),
        )
        .subscribe()
      status.unsubscribe()
    }
  }, [pair, client, documentId, documentType])
  useAskBeforeClosing(!isSaved)
  return renderDefault(props)
}
