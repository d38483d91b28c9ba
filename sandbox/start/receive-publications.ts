import { createClient } from '@sanity/client'

/** The documents that a build shows; docs/deployment.md gives the hosted project's webhook the same filter. */
export const PUBLICATION_FILTER =
  '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")'

/**
 * Calls `onPublication` for each published document that is created, changed or deleted. After a lost connection it
 * is called once, since a publication may have been missed.
 *
 * @param apiHost the embedded lake
 * @returns a function that stops listening, as soon as the lake has answered
 * @throws what the client throws when the lake refuses the listener
 */
export async function receivePublications(
  apiHost: string,
  onPublication: () => void,
): Promise<() => void> {
  const lake = createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  })
  const listening = Promise.withResolvers<void>()
  let isListening = false
  const subscription = lake
    .listen(
      `*[${PUBLICATION_FILTER}]`,
      {},
      { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
    )
    .subscribe({
      next({ type }) {
        if (type === 'mutation' || isListening) onPublication()
        isListening = true
        listening.resolve()
      },
      error(error: unknown) {
        if (!isListening) listening.reject(error)
        else console.error('Publications can’t be noticed any more:', error)
      },
    })
  await listening.promise
  return () => subscription.unsubscribe()
}
