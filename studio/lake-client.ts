/** What a Studio needs to work on a content lake at an address of its own. */
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { AuthConfig } from 'sanity'
import { saveHandler } from './saving/save-handler.ts'
import { saves } from './saving/saves.ts'

type LakeSettings = {
  apiHost?: string
  auth?: AuthConfig
  unstable_clientFactory: (options: ClientConfig) => SanityClient
}

/**
 * The settings of the workspace for the lake at `apiHost`. Whoever reaches it is signed in: the
 * lake names the user. On any lake, saves that fail are tried again.
 *
 * @param apiHost origin of the lake; empty or undefined for the hosted service
 */
export function lakeSettings(apiHost: string | undefined): LakeSettings {
  if (!apiHost) {
    return { unstable_clientFactory: (options) => createClient(retryingSaves(options)) }
  }
  return {
    apiHost,
    auth: {
      loginMethod: 'cookie',
      // The way back after "Sign out": the Studio itself, which the lake lets in.
      providers: [{ name: 'lake', title: 'Continue', url: ownAddress() }],
      redirectOnSingle: false,
    },
    unstable_clientFactory: (options) =>
      createClient({
        ...retryingSaves(options),
        useProjectHostname: false,
        // Five minutes: lists and forms that are open wait for a lake that is away, and do not fail.
        maxRetries: 100,
        retryDelay: (attempt) => Math.min(100 * 2 ** attempt, 3000),
        ...(typeof window === 'undefined' ? {} : { resolveFetch: () => fetchSpreadingListeners }),
      }),
  }
}

/** Options of a client that tries failed saves again, before the Studio's own handler hears of them. */
function retryingSaves(options: ClientConfig): ClientConfig {
  const { requestHandler: studios } = options
  const retrying = saveHandler(saves)
  return {
    ...options,
    requestHandler: studios
      ? (request, next) => studios(request, (sent) => retrying(sent, next))
      : retrying,
  }
}

/** Where the Studio is; empty where it only is built. */
const ownAddress = () => (typeof window === 'undefined' ? '' : window.location.origin)

const tab = Math.random().toString(36).slice(2, 8)
let listeners = 0

/**
 * Gives each listener on this machine a host name of its own. A browser opens six connections to a
 * host over HTTP/1.1 and every listener holds one; with six documents' worth of listeners, the next
 * request would wait for ever. Browsers resolve every `*.localhost` to this machine.
 */
const fetchSpreadingListeners: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.hostname === 'localhost' && /\/data\/(?:listen|live\/events)\//.test(url.pathname)) {
    listeners += 1
    url.hostname = `l${listeners}-${tab}.localhost`
    return fetch(url, init)
  }
  return fetch(input, init)
}
