import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { MAIL_SANDBOX } from './message-page.ts'

const common = {
  strictTransportSecurity: false,
  removePoweredBy: false,
}

/** Content security policy of the outbox's pages: their own script and style only. */
export const pageHeaders: MiddlewareHandler = secureHeaders({
  ...common,
  // Not `no-referrer`: with it, browsers post forms without an origin, which is refused.
  referrerPolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    frameSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
})

/** Policy of lists of mails and subscribers, which programs read. */
export const dataHeaders: MiddlewareHandler = secureHeaders({
  ...common,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
})

/** Mails and addresses stay out of every cache. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
}

/** Policy of a mail, which has inline styles and is shown in a frame of the outbox. */
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
