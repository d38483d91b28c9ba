/** The actions and badges of documents, and the types that editors can create. */
import { useEffect, useRef } from 'react'
import {
  type DocumentActionComponent,
  type DocumentBadgeComponent,
  type DocumentPluginOptions,
  type DuplicateDocumentActionComponent,
  type SanityDocumentLike,
  useDocumentOperation,
  useDocumentOperationEvent,
} from 'sanity'
import { rankJustAfter } from '../../schemas/fields/order-rank.ts'
import { deskTypes, singletonTypes } from '../desk/outline.ts'
import { keepWhileLinked } from './keep-while-linked.tsx'
import { publishAfterChecks } from './publish-after-checks.tsx'

const FORBIDDEN_FOR_SINGLETONS = new Set(['unpublish', 'unpublishVersion', 'duplicate', 'delete'])

/** Whether documents of a type have an action. The site needs exactly one document of each singleton type. */
export function isActionAllowed(type: string, action = ''): boolean {
  return !singletonTypes.has(type) || !FORBIDDEN_FOR_SINGLETONS.has(action)
}

/** A duplicate is ranked below its original and has no slug, because two pages can't share an address. */
export function toDuplicate({ slug: _slug, ...document }: SanityDocumentLike): SanityDocumentLike {
  const { orderRank } = document
  return typeof orderRank === 'string'
    ? { ...document, orderRank: rankJustAfter(orderRank) }
    : document
}

function duplicateInOrder(original: DuplicateDocumentActionComponent): DocumentActionComponent {
  return (props) => original({ ...props, mapDocument: toDuplicate })
}

/** Restores an earlier version with the current rank, so that the document keeps its place in the list. */
export function restoreInPlace(original: DocumentActionComponent): DocumentActionComponent {
  return function RestoreInPlace(props) {
    const { id, type, draft, published } = props
    const { patch } = useDocumentOperation(id, type)
    const event = useDocumentOperationEvent(id, type)
    const handledEvent = useRef(event)
    const rank: unknown = (published ?? draft)?.['orderRank']
    useEffect(() => {
      if (event === handledEvent.current) return
      handledEvent.current = event
      if (event?.type !== 'success' || event.op !== 'restore' || typeof rank !== 'string') return
      patch.execute([{ set: { orderRank: rank } }])
    }, [event, patch, rank])
    return original(props)
  }
}

function wrap(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'duplicate') return duplicateInOrder(action)
  if (action.action === 'publish') return publishAfterChecks(action)
  if (action.action === 'restore') return restoreInPlace(action)
  if (action.action === 'delete' || action.action === 'unpublish') return keepWhileLinked(action)
  return action
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Adapts Sanity's action. Memoized, because the Studio compares actions by identity. */
export function adaptAction(action: DocumentActionComponent): DocumentActionComponent {
  const adapted = wrapped.get(action) ?? wrap(action)
  if (action.action) adapted.action = action.action
  wrapped.set(action, adapted)
  return adapted
}

/** Marks a document that holds placeholder data. The tooltip says what is missing. */
export const placeholderBadge: DocumentBadgeComponent = ({ draft, published, version }) => {
  const openVersion = version ?? draft ?? published
  if (openVersion?.['isPlaceholder'] !== true) return null
  const note: unknown = openVersion['placeholderNote']
  return {
    label: 'Placeholder',
    title: typeof note === 'string' && note ? note : 'No note yet on what is missing',
    color: 'warning',
  }
}

export const documentOptions: DocumentPluginOptions = {
  actions: (previous, { schemaType }) =>
    previous.filter(({ action }) => isActionAllowed(schemaType, action)).map(adaptAction),

  badges: (previous) => [...previous, placeholderBadge],

  newDocumentOptions: (previous) =>
    previous.filter(
      ({ templateId }) => deskTypes.includes(templateId) && !singletonTypes.has(templateId),
    ),
}
