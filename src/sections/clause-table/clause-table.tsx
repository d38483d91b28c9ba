import { withoutInvisible } from '../../text/invisible.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { AnnotatedText } from '../../ui/text.tsx'
import './clause-table.css'
import type { Clause } from './clauses.ts'

/** Maximum length of a clause number such as “§6A”. “Retainer clause 3.1” is longer and needs a wider column. */
const NUMBER_LENGTH = 5

export function ClauseTable({ caption, clauses }: { caption: string; clauses: readonly Clause[] }) {
  const areNumbers = clauses.every(
    ({ clause }) => withoutInvisible(clause ?? '').length <= NUMBER_LENGTH,
  )
  return (
    <div className={areNumbers ? 'clause-table clause-table--numbers' : 'clause-table'}>
      <DataTable caption={caption} columns={columns} rows={clauses} rowKey={({ _id }) => _id} />
    </div>
  )
}

const columns: Column<Clause>[] = [
  { header: 'Clause', cell: ({ clause }) => clause },
  {
    header: 'What it asks',
    cell: ({ requirement }) => <Requirement text={requirement ?? ''} />,
  },
  { header: 'What we deliver', cell: ({ delivery }) => delivery },
  { header: 'How you verify it', cell: ({ verification }) => verification },
]

/** A requirement with its subject emphasised, as in “Insurers: show the entry”. */
function Requirement({ text }: { text: string }) {
  const subject = /^[^:.]+(?=: )/.exec(text)?.[0] ?? ''
  return (
    <>
      {subject && <strong className="clause-table__subject">{subject}</strong>}
      <AnnotatedText text={text.slice(subject.length)} />
    </>
  )
}
