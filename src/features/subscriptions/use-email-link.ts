import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EmailLink } from '../../email-manager/email-link.ts'
import { parseEmailLink } from './parse-email-link.ts'
import { whenVisible } from './when-visible.ts'

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
