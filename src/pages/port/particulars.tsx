import { Link } from 'react-router-dom'
import { firstMessage, whatsappHref } from '../../text/contact-links.ts'
import { formatCoordinates } from '../../ui/coordinates.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Footnote, Mono, AnnotatedText, Paragraph } from '../../ui/text.tsx'
import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import type { KnownPortContent } from './query.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

export function Particulars({ content }: { content: KnownPortContent }) {
  const { port, page } = content
  return (
    <div className="particulars">
      <DefinitionList
        entries={{
          Coverage: page.coverageLine ?? '24/7 Full Service',
          Position: port.coordinates && <Mono>{formatCoordinates(port.coordinates)}</Mono>,
          'UN/LOCODE': port.locode && <Mono>{port.locode}</Mono>,
          VHF: port.vhf ? `${port.vhf} (confirm in ALRS volume 6)` : 'See ALRS volume 6',
          'Port authority': port.authority,
          [page.partners.heading ?? 'Partners']:
            port.partners.length > 0 ? <Partners content={content} /> : null,
        }}
      />
      <CommittedTimeNote content={content} />
    </div>
  )
}

/**
 * Says when the committed time starts (docs/domain.md), and what a caller without a retainer can expect.
 * Renders nothing if the coast has no committed time.
 */
function CommittedTimeNote({ content: { port, zones, settings } }: { content: KnownPortContent }) {
  if (committedTime(zones, port.coast) === null) return null
  return (
    <Footnote
      text={[settings.mobilisationNote, settings.withoutRetainerNote].filter(Boolean).join(' ')}
    />
  )
}

function Partners({ content: { port, page, frame } }: { content: KnownPortContent }) {
  return (
    <>
      <ul className="particulars__partners plain-list">
        {port.partners.map((partner) => (
          <li key={partner}>
            <AnnotatedText text={partner} />
          </li>
        ))}
      </ul>
      <p className="particulars__note muted small">
        {page.partners.intro && <AnnotatedText text={page.partners.intro} />}{' '}
        <Link to="/contact">{frame.settings.buttons.contact}</Link>
      </p>
    </>
  )
}

type Contact = KnownPortContent['port']['emergencyContacts'][number]

const columns: Column<Contact>[] = [
  { header: 'Role', cell: ({ role }) => role },
  {
    header: 'Phone',
    cell: ({ contact }) => <PhoneLink contact={contact} className="emergency-contacts__phone" />,
  },
]

export function EmergencyContacts({
  content: { port, page, frame },
}: {
  content: KnownPortContent
}) {
  const note = page.emergencyContacts.intro
  const chat = whatsappHref(frame.settings.whatsappNumber, firstMessage(port.name))
  return (
    <div className="emergency-contacts">
      <DataTable
        caption="Emergency contacts, by role"
        isShort
        columns={columns}
        rows={port.emergencyContacts}
        rowKey={({ _key }) => _key}
      />
      <Paragraph text={note} className="emergency-contacts__note" />
      <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={chat}>
        WhatsApp about this port
      </ButtonAnchor>
    </div>
  )
}
