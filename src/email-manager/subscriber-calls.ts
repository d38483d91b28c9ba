/** What a subscriber does after following a link in a mail: calls 4 to 7 of specification section 7. */
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreResponse, requestOptions, EmailManagerError } from './call-service.ts'

/** Parameters of the links in the email-manager's mails. */
export type EmailLink = { email: string; token: string }

/** Topics of mail that a subscriber can turn off (specification section 3). */
export const marketingTopics = ['compliance', 'emergency', 'newsletter'] as const

export type MarketingTopic = (typeof marketingTopics)[number]

/** Transactional mail, about an account or a requested service, can't be turned off. */
export type EmailPreferences = Record<MarketingTopic, boolean> & { transactional: true }

const defaultPreferences: EmailPreferences = {
  compliance: true,
  emergency: true,
  newsletter: true,
  transactional: true,
}

/**
 * Call 4: confirms an address.
 *
 * @throws EmailManagerError
 */
export function confirmSubscription({ email, token }: EmailLink): Promise<void> {
  const body = { email, token, business_id: configuration.emailManager.businessId }
  return callService({ method: 'POST', path: '/confirm', body }, ignoreResponse)
}

export const confirmSubscriptionOptions = mutationOptions({
  mutationFn: confirmSubscription,
  ...requestOptions,
})

/**
 * Call 5: reads the subscriptions of an address.
 *
 * @throws EmailManagerError
 */
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

/** Never refetched: a new response would overwrite the visitor's unsaved changes. */
export const getPreferencesOptions = (link: EmailLink) =>
  queryOptions({
    queryKey: ['email-preferences', link],
    queryFn: () => getPreferences(link),
    staleTime: 'static',
    gcTime: 0,
    ...requestOptions,
  })

const topicSchema = v.fallback(v.boolean(), true)

/** A topic that is missing or not a boolean gets its default. */
const responseSchema = v.object({
  preferences: v.fallback(
    v.object({ compliance: topicSchema, emergency: topicSchema, newsletter: topicSchema }),
    defaultPreferences,
  ),
})

/** Returns the preferences in a response's body, with the default for each value that is missing or invalid. */
function parsePreferences(body: unknown): EmailPreferences {
  const parsed = v.safeParse(responseSchema, body)
  return parsed.success ? { ...parsed.output.preferences, transactional: true } : defaultPreferences
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // No defaults if the response is not JSON: the subscriber would see and save choices that they never made.
    throw new EmailManagerError('uncertain', null, { cause })
  }
}

export type PreferencesUpdate = { link: EmailLink; preferences: EmailPreferences }

/**
 * Call 6: changes the subscriptions of an address.
 *
 * @throws EmailManagerError
 */
export function updatePreferences({ link, preferences }: PreferencesUpdate): Promise<void> {
  const path = `/preferences/${encodeURIComponent(link.email)}`
  const { compliance, emergency, newsletter, transactional } = preferences
  const body = {
    business_id: configuration.emailManager.businessId,
    token: link.token,
    preferences: { compliance, emergency, newsletter, transactional },
  }
  return callService({ method: 'PUT', path, body }, ignoreResponse)
}

export const updatePreferencesOptions = mutationOptions({
  mutationFn: updatePreferences,
  ...requestOptions,
})

/**
 * Call 7: ends all marketing mail. It takes no token.
 *
 * @throws EmailManagerError
 */
export function unsubscribe({ email }: { email: string }): Promise<void> {
  const body = { email, business_id: configuration.emailManager.businessId }
  return callService({ method: 'POST', path: '/unsubscribe', body }, ignoreResponse)
}

export const unsubscribeOptions = mutationOptions({ mutationFn: unsubscribe, ...requestOptions })
