/** Ways in which the Studio's saves can fail while its page works. */
import type { Page, Route } from '@playwright/test'

export type Outage = {
  /** The outage, as a clause after "while". */
  name: string
  begin: (page: Page) => Promise<unknown>
  end: (page: Page) => Promise<unknown>
}

/** Matches the requests by which the Studio saves. */
export const SAVES = /\/data\/(?:actions|mutate)\//

/** What a browser says of requests that fail, and the Studio of connections that end. */
export const SAID_OF_OUTAGES =
  /Failed to (?:load resource|fetch)|WebSocket connection to|Trying to connect/

/** Intercepts save requests with `answer`; lets other requests through. */
export function savesAnswered(name: string, answer: (route: Route) => Promise<unknown>): Outage {
  return {
    name,
    begin: (page) => page.route(SAVES, answer),
    end: (page) => page.unroute(SAVES),
  }
}

export const aborted = savesAnswered('requests are aborted', (route) => route.abort())

export const busy = savesAnswered('the lake answers 503', (route) =>
  route.fulfill({ status: 503, body: 'busy' }),
)

export const offline: Outage = {
  name: 'the browser is offline',
  begin: (page) => page.context().setOffline(true),
  end: (page) => page.context().setOffline(false),
}
