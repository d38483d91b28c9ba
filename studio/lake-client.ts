/** Client and sign-in settings of the Studio, for the hosted service or a self-hosted lake. */
import {
  type ClientConfig,
  createClient,
  type RequestHandler,
  type SanityClient,
} from '@sanity/client'
import type { AuthConfig } from 'sanity'
import { readingAnew } from './saving/read-anew.ts'
import { saveHandler } from './saving/save-handler.ts'
import { saves } from './saving/saves.ts'
import { parameter } from './saving/request.ts'
import { findingTypeset } from './typeset-search.ts'

type LakeSettings = {
  apiHost?: string
  auth?: AuthConfig
  unstable_clientFactory: (options: ClientConfig) => SanityClient
}

/** The page of the lake at `apiHost` on which editors choose who they are. */
export const whoUrl = (apiHost: string): string => `${apiHost}/who`

/**
 * Workspace settings for the lake at `apiHost`, which signs in whoever can reach it, under the name
 * chosen at `whoUrl`. With either lake, failed saves are retried.
 *
 * @param apiHost origin of the lake; empty or undefined for the hosted service
 */
export function lakeSettings(apiHost: string | undefined): LakeSettings {
  if (!apiHost) {
    return {
      unstable_clientFactory: (options) =>
        createClient({ ...retryingSaves(options), ...inBrowsers(fetch) }),
    }
  }
  return {
    apiHost,
    auth: {
      loginMethod: 'cookie',
      // Where "Sign out" leads: to the choice of who one is, and from there back to the Studio.
      providers: [{ name: 'lake', title: 'Choose who you are', url: whoUrl(apiHost) }],
      redirectOnSingle: false,
    },
    unstable_clientFactory: (options) =>
      createClient({
        ...retryingSaves(options),
        useProjectHostname: false,
        // Five minutes in all, so that open lists and forms survive a restart of the lake.
        maxRetries: 100,
        retryDelay: (attempt) => Math.min(100 * 2 ** attempt, 3000),
        ...inBrowsers(fetchWithHostPerStream),
      }),
  }
}

/** Adds a request handler that retries failed saves before the Studio's own handler sees the failure. */
function retryingSaves(options: ClientConfig): ClientConfig {
  const { requestHandler: studios } = options
  const retrying = findingTypeset(tellingOfOrder(saveHandler(saves)))
  return {
    ...options,
    requestHandler: studios
      ? (request, next) => studios(request, (sent) => retrying(sent, next))
      : retrying,
  }
}

/** Programs outside browsers, such as type generation, keep the client's own fetch. */
function inBrowsers(send: typeof fetch): ClientConfig {
  return typeof window === 'undefined' ? {} : { resolveFetch: () => readingAnew(send) }
}

const tab = Math.random().toString(36).slice(2, 8)
let listeners = 0

/**
 * Gives each event stream from localhost a host name of its own. Over HTTP/1.1 a browser opens at most six
 * connections to a host, and each stream holds one for good: with six open, every other request would wait.
 * Browsers resolve every `*.localhost` to this machine.
 */
const fetchWithHostPerStream: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.hostname === 'localhost' && /\/data\/(?:listen|live\/events)\//.test(url.pathname)) {
    listeners += 1
    url.hostname = `l${listeners}-${tab}.localhost`
    return fetch(url, init)
  }
  return fetch(input, init)
}

/** By which `@sanity/orderable-document-list` marks its requests. */
const REORDER = /(?:^|\.)orderable-document-list\.reorder$/

const orderListeners = new Set<() => void>()

/** A request handler that tells of each row that was moved: unlike other edits, its new place needs no Publish. */
function tellingOfOrder(handler: RequestHandler): RequestHandler {
  return async (request, next) => {
    const answer = await handler(request, next)
    if (REORDER.test(parameter(request.query, 'tag')))
      for (const listener of orderListeners) listener()
    return answer
  }
}

/** @returns ends it */
export function onOrderSaved(listener: () => void): () => void {
  orderListeners.add(listener)
  return () => {
    orderListeners.delete(listener)
  }
}
