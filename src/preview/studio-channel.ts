/**
 * Asks the Studio to answer queries. It has access to drafts, so that the page needs no token.
 *
 * The package's hook `usePresentationQuery` does the same on the same channel, but asks before it knows
 * whose dataset to ask of and again after 20 seconds only, and in a window of its own never.
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
   * Has a query answered now and after each edit, in the perspective chosen in the Studio.
   *
   * @returns ends it
   */
  ask: (query: Pick<PageQuery, 'groq' | 'params'>, take: Take) => () => void
}

/** Opens the channel. Outside of a Studio there are never any answers. */
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
 * Keeps the messages of other windows from all that listens for the Studio's: whoever opens a preview
 * in a window could have it show words that nobody here has written. A frame is the policy's to refuse.
 * To be called before anything else listens.
 *
 * @param studioUrl origin of the Studio
 */
export function listenToStudioOnly(studioUrl: string): void {
  window.addEventListener(
    'message',
    (event) => {
      if (event.origin !== studioUrl && event.origin !== location.origin)
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
