import { withoutInvisible } from '../../text/invisible.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Words } from '../../ui/words.tsx'
import './clause-table.css'
import type { Clause } from './clauses.ts'

/** Letters of a clause that is a sign and a number, as "§6A"; longer ones are words and need a column for words. */
const NUMBER_LENGTH = 5

/**
 * What each clause asks, what is delivered against it and how a reader can check that; of a clause that is `folded` a
 * phone shows what it asks, and opens the other two together.
 */
export function ClauseTable({
  caption,
  clauses,
  folded = false,
}: {
  caption: string
  clauses: readonly Clause[]
  folded?: boolean
}) {
  const areNumbers = clauses.every(
    ({ clause }) => withoutInvisible(clause ?? '').length <= NUMBER_LENGTH,
  )
  const kinds = [
    'clause-table',
    areNumbers && 'clause-table--numbers',
    folded && 'clause-table--folded',
  ]
  return (
    <div className={kinds.filter(Boolean).join(' ')}>
      <DataTable
        caption={caption}
        columns={columnsWith(folded)}
        rows={clauses}
        rowKey={({ _id }) => _id}
      />
    </div>
  )
}

const DELIVERED = 'What we deliver'

function columnsWith(folded: boolean): Column<Clause>[] {
  return [
    {
      header: 'Clause',
      cell: ({ clause }) => clause,
    },
    {
      header: 'What it asks',
      cell: ({ requirement }) => <Requirement text={requirement ?? ''} />,
    },
    {
      header: DELIVERED,
      cell: ({ delivery }) =>
        folded ? <Fold summary={`${DELIVERED}, how you verify it`}>{delivery}</Fold> : delivery,
    },
    { header: 'How you verify it', cell: ({ verification }) => verification },
  ]
}

/** Whom or what a requirement is of, where it begins with that: "Insurers: show the state of the entry". */
function subjectOf(requirement: string | null): string {
  return /^[^:.]+(?=: )/.exec(requirement ?? '')?.[0] ?? ''
}

function Requirement({ text }: { text: string }) {
  const subject = subjectOf(text)
  return (
    <>
      {subject && <strong className="clause-table__subject">{subject}</strong>}
      <Words text={text.slice(subject.length)} />
    </>
  )
}
