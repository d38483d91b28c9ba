import { date } from './field.ts'
import type { DocumentType, Selection } from './select.ts'

/** The day since which all documents of some types have been checked against their sources: their earliest. */
export function lastChecked(types: DocumentType[]): Selection<string | null> {
  return {
    groq: `*[_type in ${JSON.stringify(types)} && defined(lastVerified)] | order(lastVerified asc)[0].lastVerified`,
    parser: date.parser,
    shows: [],
  }
}
