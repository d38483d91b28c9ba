import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { firstMessage, telHref, whatsappHref } from '../../text/contact-links.ts'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import type { ArrivalState } from '../pre-arrival/arrival.ts'

/** The port page's buttons (specification section 2). */
export function PortActions({
  slug,
  name,
  settings: { emergencyPhone, whatsappNumber },
}: {
  slug: string | null
  name: string | null
  settings: Pick<DeskContacts, 'emergencyPhone' | 'whatsappNumber'>
}) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber, firstMessage(name))
  const arrival: ArrivalState | undefined = slug === null ? undefined : { port: slug }
  return (
    <>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          Call 24/7 Hotline {emergencyPhone}
        </ButtonAnchor>
      )}
      <ButtonLink to="/port-call-compliance" state={arrival} icon="file-certificate">
        Generate Pre-Arrival Letter
      </ButtonLink>
      {whatsapp && (
        <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
          WhatsApp
        </ButtonAnchor>
      )}
      <ButtonAnchor {...pdfLink('compliancePack')} variant="quiet" icon="file-download">
        Download Compliance Pack
      </ButtonAnchor>
      {tel && <FirstWords />}
    </>
  )
}
