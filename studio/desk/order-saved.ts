/** Tells of a row that was moved: unlike every other edit, its new place is on the site without Publish. */
import type { RequestHandler } from '@sanity/client'

/** By which `@sanity/orderable-document-list` marks its requests. */
const REORDER = /(?:^|\.)orderable-document-list\.reorder$/

const listeners = new Set<() => void>()

/** A request handler that works as another, and tells of each order that was saved. */
export function tellingOfOrder(handler: RequestHandler): RequestHandler {
  return async (request, next) => {
    const answer = await handler(request, next)
    if (REORDER.test(tagOf(request.query))) for (const listener of listeners) listener()
    return answer
  }
}

function tagOf(query: Parameters<RequestHandler>[0]['query']): string {
  return String(query instanceof URLSearchParams ? query.get('tag') : query?.['tag'])
}

/** @returns ends it */
export function onOrderSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
