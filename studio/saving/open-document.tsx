import { useEffect, useState } from 'react'
import { takeWhile } from 'rxjs'
import { type DocumentLayoutProps, useDocumentStore } from 'sanity'
import { useAskBeforeClosing } from './ask-before-closing.ts'

/**
 * Around each document that is open: keeps the Studio's copy of it after it has been closed until
 * everything typed into it is saved. The Studio itself drops its copy five seconds later, with all
 * that it had not sent yet.
 */
export function OpenDocument(props: DocumentLayoutProps) {
  const { documentId, documentType, renderDefault } = props
  const { pair } = useDocumentStore()
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    const saved$ = pair.consistencyStatus(documentId, documentType)
    const whileOpen = saved$.subscribe(setSaved)
    return () => {
      saved$.pipe(takeWhile((saved) => !saved)).subscribe()
      whileOpen.unsubscribe()
    }
  }, [pair, documentId, documentType])
  useAskBeforeClosing(!isSaved)
  return renderDefault(props)
}
