/** What a subscriber can choose (specification section 2, "Email preferences"). */
import {
  type EmailPreferences,
  type MarketingTopic,
  marketingTopics,
} from '../../email-manager/subscriber-calls.ts'

export const topicTexts: Record<MarketingTopic, { name: string; description: string }> = {
  compliance: {
    name: 'Port Call & Compliance Updates',
    description: 'Changes to what Indian ports and the Directorate ask of a calling vessel.',
  },
  emergency: {
    name: 'Emergency Response & Alerts',
    description: 'News about salvage and oil-spill response on the coasts we cover.',
  },
  newsletter: {
    name: 'Maritime Insights & Case Studies',
    description: 'What was learnt from cases, and articles on insurance and fleet risk.',
  },
}

/** Of how many topics there is marketing mail to unsubscribe from. */
export function countOn(preferences: EmailPreferences): number {
  return marketingTopics.filter((topic) => preferences[topic]).length
}

export function withTopic(
  preferences: EmailPreferences,
  topic: MarketingTopic,
  isOn: boolean,
): EmailPreferences {
  return { ...preferences, [topic]: isOn }
}

export const allOff: EmailPreferences = {
  compliance: false,
  emergency: false,
  newsletter: false,
  transactional: true,
}
