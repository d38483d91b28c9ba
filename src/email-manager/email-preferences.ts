/** What a subscriber wants to be sent (specification section 3). */

export const marketingTopics = ['compliance', 'emergency', 'newsletter'] as const

export type MarketingTopic = (typeof marketingTopics)[number]

/** Mail about an account or a service that was asked for always goes out. */
export type EmailPreferences = Record<MarketingTopic, boolean> & { transactional: true }

export const defaultPreferences: EmailPreferences = {
  compliance: true,
  emergency: true,
  newsletter: true,
  transactional: true,
}

/** The service's answer merged over the defaults; what is no boolean is not taken. */
export function parsePreferences(answer: unknown): EmailPreferences {
  const given = property(answer, 'preferences')
  const preferences = { ...defaultPreferences }
  for (const topic of marketingTopics) {
    const value = property(given, topic)
    if (typeof value === 'boolean') preferences[topic] = value
  }
  return preferences
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
