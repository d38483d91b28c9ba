/**
 * Asks the Studio to answer queries. It has access to drafts, so that the page needs no token.
 *
 * The package's hook `usePresentationQuery` uses the same channel, but first asks before it knows the dataset, asks
 * again only after 20 seconds, and never does so in a separate window.
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

/** Milliseconds after which the Studio stops answering unless it is asked again. */
const HEARTBEAT = 20_000

type Take = (answer: unknown, sourceMap: ContentSourceMap | null) => void

export type StudioChannel = {
  /**
   * Passes the answer to `take` now and after each edit, in the perspective chosen in the Studio.
   *
   * @returns unsubscribes
   */
  ask: (query: Pick<PageQuery, 'groq' | 'params'>, take: Take) => () => void
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
  const asking = new Set<() => void>()
  node.on('loader/perspective', (chosen) => {
    if (isSame(chosen.perspective, perspective)) return
    perspective = chosen.perspective
    for (const ask of asking) ask()
  })
  node.start()

  return {
    ask({ groq, params }, take) {
      // The Studio sends each answer once. A query that it has already answered, to another window or
      // before a reload, must look like another query to be answered again.
      const asked = { ...params, asked: String(Math.random()) }
      const ask = () =>
        node.post('loader/query-listen', {
          projectId,
          dataset,
          perspective,
          query: groq,
          params: asked,
          heartbeat: HEARTBEAT,
        })
      const stopListening = node.on('loader/query-change', (change) => {
        if (isSame(change.params, asked) && isSame(change.perspective, perspective))
          take(change.result, change.resultSourceMap ?? null)
      })
      asking.add(ask)
      ask()
      const timer = setInterval(ask, HEARTBEAT / 2)
      return () => {
        clearInterval(timer)
        asking.delete(ask)
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
 * window could make it show arbitrary content; framing is prevented by the Content-Security-Policy. Call this before
 * adding other listeners.
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
