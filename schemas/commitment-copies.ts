/**
 * SLA rows and coverage zones refer to a commitment, and pages read its words from there. Their own fields repeat
 * the words for programs that read the lake without following references.
 */

type Sources = Readonly<Record<string, readonly string[]>>

/** The fields of the commitment from which each field is copied. The first one with a text counts. */
const SOURCES: Readonly<Record<string, Sources>> = {
  slaRow: {
    service: ['service'],
    responseTime: ['response'],
    penalty: ['shortPenalty', 'penalty'],
    escalation: ['shortEscalation', 'escalation'],
  },
  coverageZone: { responseTime: ['response'] },
}

/** The types that repeat words of a commitment. */
export const COPYING_TYPES = Object.keys(SOURCES)

/** Returns the fields that a document of this type copies from the commitment. */
export function copiesOf(type: string, commitment: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(SOURCES[type] ?? {}).flatMap(([field, sources]) => {
      const text = sources.map((source) => commitment[source]).find(Boolean)
      return typeof text === 'string' ? [[field, text]] : []
    }),
  )
}
