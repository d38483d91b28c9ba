import type { Clause } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { placeholder } from '../build/status.ts'
import { complianceSummaryClauses } from './clause.complianceSummary.ts'
import { financialSecurityClauses } from './clause.financialSecurity.ts'
import { retainerClauses } from './clause.retainer.ts'

export type ClauseRow = Pick<Clause, 'clause' | 'requirement' | 'delivery' | 'verification'> & {
  readonly slug: string
}

const table = (
  name: NonNullable<Clause['table']>,
  note: string,
  rows: readonly ClauseRow[],
): SeedDocument<Clause>[] =>
  ranked(
    rows.map(({ slug, ...fields }) => ({
      _id: `clause-${name}-${slug}`,
      _type: 'clause' as const,
      table: name,
      ...fields,
      ...placeholder(note),
    })),
  )

const UNCHECKED_NUMBERS =
  'Paragraph numbers follow the specification; nobody has compared them with the notice itself.'

export const clauses: SeedDocument<Clause>[] = [
  ...table(
    'retainer',
    'Clause numbers and wording wait for the retainer contract.',
    retainerClauses,
  ),
  ...table('financialSecurity', UNCHECKED_NUMBERS, financialSecurityClauses),
  ...table('complianceSummary', UNCHECKED_NUMBERS, complianceSummaryClauses),
]
