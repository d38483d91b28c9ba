import type { DocumentActionComponent, DocumentPluginOptions } from 'sanity'
import { orderedActions } from '../actions/action-order.ts'
import { askWhileTyping } from '../actions/ask-while-typing.tsx'
import { duplicateInOrder } from '../actions/duplicate.ts'
import { keepWhileLinked } from '../actions/keep-while-linked.tsx'
import { publishWithRedirect } from '../actions/publish-with-redirect.ts'
import { restoreInPlace } from '../actions/restore-in-place.ts'
import { deskTypes, singletonTypes } from './outline.ts'
import { placeholderBadge } from './placeholder-badge.ts'

/** An action of Sanity's with what the site needs of it beside. */
export function withOurActions(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'duplicate') return duplicateInOrder(action)
  if (action.action === 'publish') return askWhileTyping(publishWithRedirect(action))
  if (action.action === 'restore') return restoreInPlace(action)
  if (action.action === 'delete' || action.action === 'unpublish') return keepWhileLinked(action)
  return action
}

/** The actions and badges of documents, and the types that editors can create. */
export const documentOptions: DocumentPluginOptions = {
  actions: (previous, { schemaType, versionType }) =>
    orderedActions(previous, {
      isSingleton: singletonTypes.has(schemaType),
      isPublishedShown: versionType === 'published',
      isOfRelease: versionType === 'version' || versionType === 'scheduled-draft',
    }).map(withOurActions),

  badges: (previous) => [...previous, placeholderBadge],

  newDocumentOptions: (previous) =>
    previous.filter(
      ({ templateId }) => deskTypes.includes(templateId) && !singletonTypes.has(templateId),
    ),
}
