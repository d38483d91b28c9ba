/** The marketing lists that can be turned off; `transactional` is always on (specification section 3). */
export interface Preferences {
  compliance: boolean
  emergency: boolean
  newsletter: boolean
}

const STATES = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof STATES)[number]

export interface Subscriber {
  email: string
  state: SubscriberState
  preferences: Preferences
  createdAt: string
  changedAt: string
}

/** A row of the table `subscriber`. */
export function readSubscriber(row: Record<string, unknown>): Subscriber {
  const state = STATES.find((name) => name === row['state'])
  if (!state) throw new Error(`No state of a subscriber: ${String(row['state'])}`)
  return {
    email: String(row['email']),
    state,
    preferences: {
      compliance: row['compliance'] === 1,
      emergency: row['emergency'] === 1,
      newsletter: row['newsletter'] === 1,
    },
    createdAt: String(row['created_at']),
    changedAt: String(row['changed_at']),
  }
}
