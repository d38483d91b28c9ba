import { useEffect, useState } from 'react'
import { finalize, takeWhile } from 'rxjs'
import { type DocumentLayoutProps, getPublishedId, useDocumentStore } from 'sanity'
import { useAskBeforeClosing } from './ask-before-closing.ts'

/**
 * Around each document that is open: once it is closed, keeps the Studio's copy of it until all that
 * was typed into it is saved. The Studio itself sends what was typed a second later, which it does
 * not do for a closed document, and drops its copy after five.
 */
export function OpenDocument(props: DocumentLayoutProps) {
  const { documentId, documentType, renderDefault } = props
  const { pair } = useDocumentStore()
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    // Lists name some documents by their drafts' ids.
    const id = getPublishedId(documentId)
    const saved$ = pair.consistencyStatus(id, documentType)
    const sending = pair.editOperations(id, documentType).subscribe()
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
  }, [pair, documentId, documentType])
  useAskBeforeClosing(!isSaved)
  return renderDefault(props)
}
