import type { DocumentPluginOptions } from 'sanity'
import { orderedActions } from './action-order.ts'
import { duplicateInOrder } from './duplicate.ts'
import { deskTypes, singletonTypes } from './outline.ts'
import { placeholderBadge } from './placeholder-badge.ts'

/** The actions and badges of documents, and the types that editors can create. */
export const documentOptions: DocumentPluginOptions = {
  actions: (previous, { schemaType, versionType }) =>
    orderedActions(previous, {
      isSingleton: singletonTypes.has(schemaType),
      isPublishedShown: versionType === 'published',
    }).map((action) => (action.action === 'duplicate' ? duplicateInOrder(action) : action)),

  badges: (previous) => [...previous, placeholderBadge],

  newDocumentOptions: (previous) =>
    previous.filter(
      ({ templateId }) => deskTypes.includes(templateId) && !singletonTypes.has(templateId),
    ),
}
