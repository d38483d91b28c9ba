import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { telHref } from '../../text/contact-links.ts'
import type { FrameContent } from '../../content/frame.ts'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import type { ArrivalState } from '../pre-arrival/arrival.ts'
import './port-actions.css'
import type { KnownPortContent } from './query.ts'

/** The hotline, before all else (specification section 2). */
export function PortCall({
  label,
  phone,
}: {
  label: string
  phone: FrameContent['settings']['emergencyPhone']
}) {
  const tel = telHref(phone)
  if (tel === null) return null
  return (
    <>
      <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
        {label} {phone}
      </ButtonAnchor>
      <FirstWords />
    </>
  )
}

/** The page's other buttons; a chat about the port stands with its contacts. */
export function PortPapers({
  slug,
  labels,
  buttons,
}: {
  slug: string | null
  labels: KnownPortContent['page']['buttons']
  buttons: FrameContent['settings']['buttons']
}) {
  return (
    <p className="port-papers">
      <ButtonLink to="/port-call-compliance" state={arrivalAt(slug)} icon="file-certificate">
        {buttons.letter}
      </ButtonLink>
      <ButtonAnchor {...pdfLink('compliancePack')} variant="quiet" icon="file-download">
        {labels.pack}
      </ButtonAnchor>
    </p>
  )
}

/** The port that the letter's form starts with. */
export function arrivalAt(slug: string | null): ArrivalState | undefined {
  return slug === null ? undefined : { port: slug }
}
