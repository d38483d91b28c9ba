import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { MAIL_SANDBOX } from './message-page.ts'

const common = {
  strictTransportSecurity: false,
  removePoweredBy: false,
}

/** The outbox's pages run their own script and style, and nothing else. */
export const pageHeaders: MiddlewareHandler = secureHeaders({
  ...common,
  // Not `no-referrer`: with it a form is posted without an origin, and refused.
  referrerPolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ['data:'],
    frameSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
})

/** A mail brings its styles inline, and is shown in a frame of the outbox. */
export const mailHeaders: MiddlewareHandler = secureHeaders({
  ...common,
  referrerPolicy: 'no-referrer',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: MAIL_SANDBOX,
  },
})
