import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { firstMessage, telHref, whatsappHref } from '../../text/contact-links.ts'
import type { FrameContent } from '../../content/frame.ts'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import type { ArrivalState } from '../pre-arrival/arrival.ts'
import type { KnownPortContent } from './query.ts'

/** The port page's buttons (specification section 2). */
export function PortActions({
  slug,
  name,
  labels,
  settings: { emergencyPhone, whatsappNumber, buttons },
}: {
  slug: string | null
  name: string | null
  labels: KnownPortContent['page']['buttons']
  settings: FrameContent['settings']
}) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber, firstMessage(name))
  return (
    <>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          {labels.hotline} {emergencyPhone}
        </ButtonAnchor>
      )}
      <ButtonLink to="/port-call-compliance" state={arrivalAt(slug)} icon="file-certificate">
        {buttons.letter}
      </ButtonLink>
      {whatsapp && (
        <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
          WhatsApp
        </ButtonAnchor>
      )}
      <ButtonAnchor {...pdfLink('compliancePack')} variant="quiet" icon="file-download">
        {labels.pack}
      </ButtonAnchor>
      {tel && <FirstWords />}
    </>
  )
}

/** The port that the letter's form starts with. */
export function arrivalAt(slug: string | null): ArrivalState | undefined {
  return slug === null ? undefined : { port: slug }
}
