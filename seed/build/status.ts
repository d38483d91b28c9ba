/** The day the domain facts of this seed were last compared with their sources. */
const FACTS_CHECKED = '2026-06-30'

/** Marks a document that holds invented or unchecked data. */
export function placeholder(placeholderNote: string, source = 'Specification') {
  return {
    isPlaceholder: true,
    placeholderNote,
    lastVerified: FACTS_CHECKED,
    source,
  }
}

/** Marks a document whose facts are in the specification or in a checked source. */
export function checked(source = 'Specification') {
  return {
    isPlaceholder: false,
    lastVerified: FACTS_CHECKED,
    source,
  }
}
