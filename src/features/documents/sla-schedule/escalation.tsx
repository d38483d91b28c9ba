import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { PhoneLink } from '../../../ui/phone-link.tsx'
import './escalation.css'
import type { EscalationStep } from './query.ts'

const columns: Column<EscalationStep>[] = [
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Level', cell: ({ level }) => level },
  { header: 'Called for', cell: ({ when }) => when },
  {
    header: 'Phone',
    cell: ({ contact }) => <PhoneLink contact={contact} className="escalation__phone" />,
  },
]

/** Who is called, first to last. */
export function Escalation({ steps }: { steps: readonly EscalationStep[] }) {
  return (
    <div className="escalation">
      <DataTable
        caption="Escalation, first to last"
        columns={columns}
        rows={steps}
        rowKey={({ _key }) => _key}
      />
    </div>
  )
}
