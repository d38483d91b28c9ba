/**
 * SLA rows and coverage zones refer to a commitment, and pages read the commitment's texts. Fields of the row or zone
 * repeat these texts for programs that read the lake without following references.
 */

type Sources = Readonly<Record<string, readonly string[]>>

/** For each field, the fields of the commitment that it can be copied from. The first one with a text is copied. */
const SOURCES: Readonly<Record<string, Sources>> = {
  slaRow: {
    service: ['service'],
    responseTime: ['response'],
    penalty: ['shortPenalty', 'penalty'],
    escalation: ['shortEscalation', 'escalation'],
  },
  coverageZone: { responseTime: ['response'] },
}

/** The types that repeat texts of a commitment. */
export const TYPES_WITH_COPIES = Object.keys(SOURCES)

/** Returns the texts that a document of this type copies from the commitment, by field. */
export function copiedFields(type: string, commitment: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(SOURCES[type] ?? {}).flatMap(([field, sources]) => {
      const text = sources.map((source) => commitment[source]).find(Boolean)
      return typeof text === 'string' ? [[field, text]] : []
    }),
  )
}
