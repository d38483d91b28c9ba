import { ButtonAnchor } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { Words } from '../../ui/words.tsx'
import './emergency-contacts.css'
import type { KnownPortContent } from './query.ts'

type Contact = KnownPortContent['port']['emergencyContacts'][number]

const columns: Column<Contact>[] = [
  { header: 'Role', cell: ({ role }) => role },
  {
    header: 'Phone',
    cell: ({ contact }) => <PhoneLink contact={contact} className="emergency-contacts__phone" />,
  },
]

/** Whom of the desk to call at a port, and a chat that begins with the port's name. */
export function EmergencyContacts({
  contacts,
  note,
  chat,
}: {
  contacts: readonly Contact[]
  /** Whose numbers these are, and whose they are not. */
  note: string | null
  /** Address of the chat. */
  chat: string | null
}) {
  return (
    <div className="emergency-contacts">
      <DataTable
        caption="Emergency contacts, by role"
        columns={columns}
        rows={contacts}
        rowKey={({ _key }) => _key}
      />
      {note && (
        <p className="emergency-contacts__note">
          <Words text={note} />
        </p>
      )}
      {chat && (
        <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={chat}>
          WhatsApp about this port
        </ButtonAnchor>
      )}
    </div>
  )
}
