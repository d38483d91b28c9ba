import type { Clause } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { placeholder } from '../build/status.ts'
import type { ClauseRow } from './clause-row.ts'
import { complianceSummaryClauses } from './clause.compliance-summary.ts'
import { financialSecurityClauses } from './clause.financial-security.ts'
import { retainerClauses } from './clause.retainer.ts'

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
