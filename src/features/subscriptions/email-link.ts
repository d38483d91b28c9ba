import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EmailLink } from '../../email-manager/subscriber-calls.ts'

/**
 * The email link in the page's URL, read once the page is visible. It changes only with the URL, so that an
 * effect that depends on it runs once a view.
 *
 * @returns undefined before that, and in prerendered HTML; null for an invalid link
 */
export function useEmailLink(): EmailLink | null | undefined {
  const { search } = useLocation()
  const [link, setLink] = useState<EmailLink | null>()
  useEffect(() => whenVisible(() => setLink(parseEmailLink(search))), [search])
  return link
}

/**
 * Calls `start` once the page is visible: neither in a background tab nor while the browser prerenders the
 * page, since opening an email link has an effect (docs/readings.md).
 *
 * @returns cancels it
 */
export function whenVisible(start: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const check = () => {
    // Not every browser prerenders, and TypeScript does not know those that do.
    const isPrerendering = 'prerendering' in document && document.prerendering === true
    if (document.visibilityState !== 'visible' || isPrerendering) return
    waiting.abort()
    start()
  }
  document.addEventListener('visibilitychange', check, { signal })
  document.addEventListener('prerenderingchange', check, { signal })
  check()
  return () => waiting.abort()
}

/** Maximum lengths: of an address as in RFC 5321, section 4.5.3.1. */
const MAX_LENGTH = { email: 320, token: 2048 }

/**
 * Reads the query string of a link in a mail. A plus sign is not decoded as a space: addresses contain it,
 * and not every program that writes mails encodes it.
 *
 * @returns null unless address and token are present, each once, well encoded and not too long
 */
export function parseEmailLink(search: string): EmailLink | null {
  const email = valueOf('email', search)
  const token = valueOf('token', search)
  return email !== null && token !== null ? { email, token } : null
}

/** Query string that passes the link on to another page. */
export function emailLinkSearch({ email, token }: EmailLink): string {
  return `?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`
}

function valueOf(name: keyof EmailLink, search: string): string | null {
  const prefix = `${name}=`
  const pairs = search.replace(/^\?/, '').split('&')
  const [pair, ...more] = pairs.filter((candidate) => candidate.startsWith(prefix))
  if (pair === undefined || more.length > 0) return null
  const value = decode(pair.slice(prefix.length))
  return value !== null && value.trim() !== '' && value.length <= MAX_LENGTH[name] ? value : null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A malformed escape: the link was truncated or written by hand.
    return null
  }
}
