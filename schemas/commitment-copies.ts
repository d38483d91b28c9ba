/**
 * SLA rows and coverage zones refer to a commitment, and pages read its words from there. Their own fields repeat it
 * for programs that read the lake without following references.
 */

type Commitment = {
  readonly service?: string | null
  readonly response?: string | null
  readonly penalty?: string | null
  readonly escalation?: string | null
  readonly shortPenalty?: string | null
  readonly shortEscalation?: string | null
}

type Copies = Readonly<Record<string, string>>

/** Where each field of a type is copied from: the first of these that the commitment has. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, readonly (keyof Commitment)[]>>>> = {
  slaRow: {
    service: ['service'],
    responseTime: ['response'],
    penalty: ['shortPenalty', 'penalty'],
    escalation: ['shortEscalation', 'escalation'],
  },
  coverageZone: { responseTime: ['response'] },
}

/** The types that refer to commitments. */
export const COPYING_TYPES = Object.keys(SOURCES)

/** The fields that a document of this type repeats, with the words of its commitment. */
export function copiesOf(type: string, commitment: Commitment): Copies {
  return Object.fromEntries(
    Object.entries(SOURCES[type] ?? {}).flatMap(([field, sources]) => {
      const text = sources.map((source) => commitment[source]).find(Boolean)
      return text ? [[field, text]] : []
    }),
  )
}
