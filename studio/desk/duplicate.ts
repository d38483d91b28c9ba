import type {
  DocumentActionComponent,
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
} from 'sanity'
import { rankJustAfter } from '../../schemas/order-ranks.ts'

/** A copy stands just below its original; the address of a page stays with the original. */
export function asCopy({ slug: _slug, ...document }: SanityDocumentLike): SanityDocumentLike {
  const { orderRank } = document
  return typeof orderRank === 'string'
    ? { ...document, orderRank: rankJustAfter(orderRank) }
    : document
}

const made = new WeakMap<DuplicateDocumentActionComponent, DocumentActionComponent>()

/**
 * The Studio's Duplicate, whose copies share neither a place in a list nor an address. The same one
 * each time it is asked for: the Studio tells actions apart by identity.
 */
export function duplicateInOrder(original: DuplicateDocumentActionComponent) {
  const known = made.get(original)
  if (known) return known
  const duplicate: DocumentActionComponent = (props) => original({ ...props, mapDocument: asCopy })
  duplicate.action = 'duplicate'
  duplicate.displayName = 'DuplicateInOrder'
  made.set(original, duplicate)
  return duplicate
}
