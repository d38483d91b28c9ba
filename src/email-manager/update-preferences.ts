/** Call 6 of specification section 7: a change of what an address is subscribed to. */
import { mutationOptions } from '@tanstack/react-query'
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreAnswer } from './call-service.ts'
import type { EmailLink } from './email-link.ts'
import type { EmailPreferences } from './email-preferences.ts'
import { requestOptions } from './request-options.ts'

export type PreferencesUpdate = { link: EmailLink; preferences: EmailPreferences }

/** @throws EmailManagerError */
export function updatePreferences({ link, preferences }: PreferencesUpdate): Promise<void> {
  const path = `/preferences/${encodeURIComponent(link.email)}`
  const { compliance, emergency, newsletter, transactional } = preferences
  const body = {
    business_id: configuration.emailManager.businessId,
    token: link.token,
    preferences: { compliance, emergency, newsletter, transactional },
  }
  return callService({ method: 'PUT', path, body }, ignoreAnswer)
}

export const updatePreferencesOptions = mutationOptions({
  mutationFn: updatePreferences,
  ...requestOptions,
})
