import type { Clause } from '../../src/content/sanity.generated.ts'

/** A row of a clause table; its slug ends the document’s `_id`. */
export type ClauseRow = Pick<Clause, 'clause' | 'requirement' | 'delivery' | 'verification'> & {
  readonly slug: string
}
