import { useEffect, useRef } from 'react'
import {
  type DocumentActionComponent,
  useDocumentOperation,
  useDocumentOperationEvent,
} from 'sanity'
import { wrapper } from './wrapped.ts'

/**
 * Revert, which leaves the document where it is in its list: an earlier version would bring its earlier place
 * along, though moving a row is not an edit of it.
 */
export const restoreInPlace = wrapper<DocumentActionComponent>(
  'RestoreInPlace',
  (original) =>
    function RestoreInPlace(props) {
      const { id, type, draft, published } = props
      const { patch } = useDocumentOperation(id, type)
      const event = useDocumentOperationEvent(id, type)
      const seen = useRef(event)
      const rank: unknown = (published ?? draft)?.['orderRank']
      useEffect(() => {
        if (event === seen.current) return
        seen.current = event
        if (event?.type !== 'success' || event.op !== 'restore' || typeof rank !== 'string') return
        patch.execute([{ set: { orderRank: rank } }])
      }, [event, patch, rank])
      return original(props)
    },
)
