/** What a build could not publish, and what a person must do about it. */

export type BuildNotice = {
  /** Path of the page, PDF or image concerned; `/` for the site as a whole. */
  artefact: string
  /** The document at fault as editors know it; null when that is not known. */
  document: string | null
  /** Its `_id`, where the name does not find it. */
  documentId?: string
  /** The field of it, or null. */
  field: string | null
  /** What is wrong and what the site shows instead: a sentence that anyone may read. */
  problem: string
  /** What to do: a sentence. */
  remedy: string
}

/** A notice in one line of the build's summary. */
export function noticeLine({ artefact, document, field, problem, remedy }: BuildNotice): string {
  const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
  return `${artefact}${place && ` (${place})`}: ${problem} ${remedy}`
}

/** Logs the cause. It is not part of the notice, which is public: it may name servers and folders. */
export function logReason(artefact: string, error: unknown): void {
  console.error(`${artefact}:`, error)
}
