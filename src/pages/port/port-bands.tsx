import type { ReactNode } from 'react'
import type { Block } from '../../content/blocks.ts'
import { firstMessage, whatsappHref } from '../../text/contact-links.ts'
import { SectionColumns } from '../../ui/section-columns.tsx'
import { EmergencyContacts } from './emergency-contacts.tsx'
import { Particulars } from './particulars.tsx'
import type { KnownPortContent } from './query.ts'
import { Requirements } from './requirements.tsx'
import { Resources } from './resources.tsx'
import { Seasons } from './seasons.tsx'

/** Below the head of a port's page: whom to call and where it is, then what to send and what is there. */
export function PortBands({ content }: { content: KnownPortContent }) {
  const { port, page, frame } = content
  return (
    <>
      <SectionColumns
        tone="mist"
        columns={[
          ...column(
            'Emergency contacts',
            page.emergencyContacts,
            port.emergencyContacts.length > 0 && (
              <EmergencyContacts
                contacts={port.emergencyContacts}
                note={page.emergencyContacts.intro}
                chat={whatsappHref(frame.settings.whatsappNumber, firstMessage(port.name))}
              />
            ),
          ),
          ...column('Position and partners', null, <Particulars content={content} />),
        ]}
      />
      <Seasons content={content} />
      <SectionColumns
        columns={[
          ...column(
            'Port-specific requirements',
            page.requirements,
            port.localNuances.length > 0 && (
              <Requirements port={port} note={page.requirements.intro} />
            ),
          ),
          ...column(
            'Equipment',
            page.equipment,
            port.baseAssets.length + port.equipment.length > 0 && (
              <Resources port={port} note={page.equipment.intro} />
            ),
          ),
        ]}
      />
    </>
  )
}

/**
 * A column under its editors' heading or else `name`; none without content. Its lead stands with the content, or two columns
 * would not begin on one line.
 */
function column(name: string, block: Block | null, content: ReactNode) {
  const heading = block?.heading ?? name
  return content ? [{ name, heading, content }] : []
}
