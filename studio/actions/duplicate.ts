import type { DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity'
import { rankJustAfter } from '../../schemas/order-ranks.ts'
import { wrapper } from './wrapped.ts'

/** A copy is ranked just below its original and has no slug, since two pages can't share an address. */
export function asCopy({ slug: _slug, ...document }: SanityDocumentLike): SanityDocumentLike {
  const { orderRank } = document
  return typeof orderRank === 'string'
    ? { ...document, orderRank: rankJustAfter(orderRank) }
    : document
}

/** The Studio's Duplicate action, which makes copies with `asCopy`. */
export const duplicateInOrder = wrapper<DuplicateDocumentActionComponent>(
  'DuplicateInOrder',
  (original) => (props) => original({ ...props, mapDocument: asCopy }),
)
