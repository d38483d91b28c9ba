import type { Block } from '../../../content/blocks.ts'
import type { FrameContent } from '../../../content/frame.ts'
import { mailHref, telHref, whatsappHref } from '../../../text/contact-links.ts'
import { DocumentPart } from '../parts/document-part.tsx'
import './pack-contacts.css'

/** Whom to ask about a pack; the numbers are those of the site's settings. */
export function PackContacts({
  block: { heading, intro },
  settings: { emergencyPhone, whatsappNumber, supportEmail },
}: {
  block: Block
  settings: FrameContent['settings']
}) {
  const ways = [
    { label: 'Phone', text: emergencyPhone, href: telHref(emergencyPhone) },
    { label: 'WhatsApp', text: whatsappNumber, href: whatsappHref(whatsappNumber) },
    { label: 'Email', text: supportEmail, href: mailHref(supportEmail) },
  ].filter(({ text }) => text !== null)
  if (ways.length === 0) return null
  return (
    <DocumentPart heading={heading ?? 'Operations centre'} intro={intro}>
      <ul className="operations-contacts plain-list">
        {ways.map(({ label, text, href }) => (
          <li key={label}>
            {label} {href === null ? <strong>{text}</strong> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ul>
    </DocumentPart>
  )
}
