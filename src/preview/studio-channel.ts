/**
 * Asks the Studio to answer queries. The Studio can read drafts, so the page needs no token.
 *
 * `usePresentationQuery` of `@sanity/visual-editing` uses the same channel. But at first, that hook does not know the
 * dataset and gets no answer. It asks again only after 20 seconds, or never if the preview is in a separate window.
 */
import type { ContentSourceMap } from '@sanity/client'
import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'
import { configuration } from '../configuration/configuration.ts'
import type { PageQuery } from '../content/page-query.ts'

/** Milliseconds after which the Studio stops answering, unless the page repeats the request. */
const HEARTBEAT = 20_000

type OnAnswer = (answer: unknown, sourceMap: ContentSourceMap | null) => void

export type StudioChannel = {
  /**
   * Calls `onAnswer` with the Studio's answer, and again after each edit or change of the perspective in the Studio.
   *
   * @returns a function that unsubscribes
   */
  ask: (query: Pick<PageQuery, 'groq' | 'params'>, onAnswer: OnAnswer) => () => void
}

/** Opens the channel. Outside the Studio, queries are never answered. */
export function openStudioChannel(): StudioChannel {
  const { projectId, dataset } = configuration.sanity
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  let perspective: LoaderControllerMsg['data']['perspective'] = 'drafts'
  const subscriptions = new Set<() => void>()
  node.on('loader/perspective', (chosen) => {
    if (isSame(chosen.perspective, perspective)) return
    perspective = chosen.perspective
    for (const send of subscriptions) send()
  })
  node.start()

  return {
    ask({ groq, params }, onAnswer) {
      // The Studio answers identical queries only once, even from different windows. `nonce` makes each query unique.
      const unique = { ...params, nonce: String(Math.random()) }
      const send = () =>
        node.post('loader/query-listen', {
          projectId,
          dataset,
          perspective,
          query: groq,
          params: unique,
          heartbeat: HEARTBEAT,
        })
      const stopListening = node.on('loader/query-change', (change) => {
        if (isSame(change.params, unique) && isSame(change.perspective, perspective))
          onAnswer(change.result, change.resultSourceMap ?? null)
      })
      subscriptions.add(send)
      send()
      const timer = setInterval(send, HEARTBEAT / 2)
      return () => {
        clearInterval(timer)
        subscriptions.delete(send)
        stopListening()
      }
    },
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * Stops messages from other origins before any other listener gets them. Otherwise a site that opens a preview in a
 * window could make the preview show arbitrary content. (It can't open the preview in a frame: the preview's
 * Content-Security-Policy forbids that.) Call this before adding other listeners.
 *
 * @param studioUrl origin of the Studio
 */
export function ignoreForeignMessages(studioUrl: string): void {
  window.addEventListener(
    'message',
    (event) => {
      if (event.origin !== studioUrl && event.origin !== location.origin)
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
