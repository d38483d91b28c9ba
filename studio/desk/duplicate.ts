import type {
  DocumentActionComponent,
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
} from 'sanity'
import { rankJustAfter } from '../../schemas/order-ranks.ts'

/** A copy is ranked just below its original and has no slug, since two pages can't share an address. */
export function asCopy({ slug: _slug, ...document }: SanityDocumentLike): SanityDocumentLike {
  const { orderRank } = document
  return typeof orderRank === 'string'
    ? { ...document, orderRank: rankJustAfter(orderRank) }
    : document
}

const made = new WeakMap<DuplicateDocumentActionComponent, DocumentActionComponent>()

/**
 * The Studio's Duplicate action, which makes copies with `asCopy`. Memoized, since the Studio compares actions
 * by identity.
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
