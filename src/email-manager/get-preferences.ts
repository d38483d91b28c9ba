/** Call 5 of specification section 7: what an address is subscribed to. */
import { queryOptions } from '@tanstack/react-query'
import { configuration } from '../configuration/configuration.ts'
import { callService } from './call-service.ts'
import { EmailManagerError } from './email-manager-error.ts'
import type { EmailLink } from './email-link.ts'
import { type EmailPreferences, parsePreferences } from './email-preferences.ts'
import { requestOptions } from './request-options.ts'

/** @throws EmailManagerError */
export function getPreferences({ email, token }: EmailLink): Promise<EmailPreferences> {
  const search = new URLSearchParams({
    business_id: configuration.emailManager.businessId,
    token,
  })
  const path = `/preferences/${encodeURIComponent(email)}?${search}`
  return callService({ method: 'GET', path }, async (response) =>
    parsePreferences(parseJson(await response.text())),
  )
}

/** Never refetched: once shown, what the visitor changes here is newer than any answer. */
export const getPreferencesOptions = (link: EmailLink) =>
  queryOptions({
    queryKey: ['email-preferences', link],
    queryFn: () => getPreferences(link),
    staleTime: 'static',
    gcTime: 0,
    ...requestOptions,
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Defaults in its place would show, and then save, what the subscriber never chose.
    throw new EmailManagerError('uncertain', null, { cause })
  }
}
