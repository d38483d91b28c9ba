import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EmailLink } from '../../email-manager/email-link.ts'
import { parseEmailLink } from './parse-email-link.ts'
import { whenVisible } from './when-visible.ts'

/**
 * The link by which the visitor came, read once somebody looks at the page. It changes only with the
 * address, so that an effect which depends on it runs once a view.
 *
 * @returns undefined before that, and in what is prerendered; null for a link that is not valid
 */
export function useEmailLink(): EmailLink | null | undefined {
  const { search } = useLocation()
  const [link, setLink] = useState<EmailLink | null>()
  useEffect(() => whenVisible(() => setLink(parseEmailLink(search))), [search])
  return link
}
