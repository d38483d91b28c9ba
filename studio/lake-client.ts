/** Client and sign-in settings of the Studio, for hosted Sanity or an embedded lake. */
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { AuthConfig } from 'sanity'
import { withFormReloads } from './saving/reload-forms.ts'
import { saveHandler } from './saving/save-handler.ts'
import { saves } from './saving/saves.ts'

type LakeSettings = {
  apiHost?: string
  auth?: AuthConfig
  unstable_clientFactory: (options: ClientConfig) => SanityClient
}

/** The page of an embedded lake where editors choose their name. */
export const whoUrl = (apiHost: string): string => `${apiHost}/who`

/**
 * Workspace settings. An embedded lake signs in everyone who can reach it, under the name chosen at `whoUrl`.
 *
 * @param apiHost origin of the lake; empty or undefined for hosted Sanity
 */
export function lakeSettings(apiHost: string | undefined): LakeSettings {
  if (!apiHost) {
    const unstable_clientFactory = (options: ClientConfig) =>
      createClient({ ...withSaveRetries(options), ...withBrowserFetch(fetch) })
    return { unstable_clientFactory }
  }
  return {
    apiHost,
    auth: {
      loginMethod: 'cookie',
      // "Sign out" opens this page, which links back to the Studio.
      providers: [{ name: 'lake', title: 'Choose who you are', url: whoUrl(apiHost) }],
      redirectOnSingle: false,
    },
    unstable_clientFactory: (options) =>
      createClient({
        ...withSaveRetries(options),
        useProjectHostname: false,
        // The retries take five minutes in all, so that open lists and forms survive a restart of the lake.
        maxRetries: 100,
        retryDelay: (attempt) => Math.min(100 * 2 ** attempt, 3000),
        ...withBrowserFetch(fetchWithHostPerStream),
      }),
  }
}

/** Adds a request handler that retries failed saves. The Studio's own handler sends its requests through it. */
function withSaveRetries(options: ClientConfig): ClientConfig {
  const { requestHandler: studioHandler } = options
  const retrying = saveHandler(saves)
  return {
    ...options,
    requestHandler: studioHandler
      ? (request, next) => studioHandler(request, (sent) => retrying(sent, next))
      : retrying,
  }
}

/** In browsers, makes the client fetch with `send`, and makes forms reload when a colleague removes the draft. */
function withBrowserFetch(send: typeof fetch): ClientConfig {
  return typeof window === 'undefined' ? {} : { resolveFetch: () => withFormReloads(send) }
}

const tabId = Math.random().toString(36).slice(2, 8)
let streamCount = 0

/**
 * Gives each event stream from localhost its own host name. Over HTTP/1.1 a browser opens at most six connections to a
 * host, and each stream keeps its connection open. With six open streams, every other request would wait.
 * Chrome, Edge and Firefox resolve every `*.localhost` to this machine. In Safari, streams keep `localhost`.
 */
export const fetchWithHostPerStream: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  // Only Safari has gesture events.
  const isSafari = 'GestureEvent' in globalThis
  const isStream = /\/data\/(?:listen|live\/events)\//.test(url.pathname)
  if (url.hostname === 'localhost' && isStream && !isSafari) {
    streamCount += 1
    url.hostname = `l${streamCount}-${tabId}.localhost`
    return fetch(url, init)
  }
  return fetch(input, init)
}
