import { telHref } from '../../text/contact-links.ts'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import './watch-bill.css'
import type { ManagementContent } from './query.ts'

type Step = ManagementContent['watch']['steps'][number]

const columns: Column<Step>[] = [
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Called for', cell: ({ when }) => when },
  { header: 'Phone', cell: ({ contact }) => <Phone contact={contact} /> },
]

/** The watch bill: who is called for what, in the order of the escalation directory of the SLA schedule. */
export function WatchBill({ steps, phone }: { steps: readonly Step[]; phone: string | null }) {
  if (steps.length === 0) return null
  return (
    <Section
      heading="Watch bill"
      intro="One call reaches the duty manager. The others are called when a clock runs out."
      tone="paper"
    >
      <DataTable
        caption="Who is called, first to last"
        columns={columns}
        rows={steps}
        rowKey={({ _key }) => _key}
      />
      {telHref(phone) && <FirstWords />}
    </Section>
  )
}

/** A number that can be dialled is a link; anything else stays as it reads. */
function Phone({ contact }: { contact: string | null }) {
  const tel = telHref(contact)
  if (tel === null) return contact
  return (
    <a href={tel} className="watch-bill__phone">
      {contact}
    </a>
  )
}
