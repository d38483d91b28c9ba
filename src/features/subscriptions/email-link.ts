import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EmailLink } from '../../email-manager/subscriber-calls.ts'

/**
 * Reads the email link from the page's URL when the page is visible. The link changes only with the URL, so an
 * effect that depends on the link runs once for each page view.
 *
 * @returns undefined until the page is visible, and in prerendered HTML; null for an invalid link
 */
export function useEmailLink(): EmailLink | null | undefined {
  const { search } = useLocation()
  const [link, setLink] = useState<EmailLink | null>()
  useEffect(() => whenVisible(() => setLink(parseEmailLink(search))), [search])
  return link
}

/**
 * Calls `start` once, when the page is visible: neither in a background tab nor while the browser prerenders the
 * page, because opening an email link sends a request (docs/readings.md).
 *
 * @returns a function that stops waiting
 */
export function whenVisible(start: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const check = () => {
    // Only some browsers have `prerendering`, and TypeScript's types lack it.
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

/** Maximum lengths in characters. The limit for `email` follows RFC 5321, section 4.5.3.1. */
const MAX_LENGTH = { email: 320, token: 2048 }

/**
 * Reads the query string of a link in a mail. A plus sign is not decoded as a space, because an email address can
 * contain a plus sign, which some mail programs do not encode.
 *
 * @returns null if the address or the token is missing, empty, repeated, badly encoded or too long
 */
export function parseEmailLink(search: string): EmailLink | null {
  const email = valueOf('email', search)
  const token = valueOf('token', search)
  return email !== null && token !== null ? { email, token } : null
}

/** Query string with the link's parameters, for a link to another page. */
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
