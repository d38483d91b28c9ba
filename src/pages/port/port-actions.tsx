import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { telHref } from '../../text/contact-links.ts'
import type { FrameContent } from '../../content/frame.ts'
import { FirstWords } from '../../sections/contact-actions/first-words.tsx'
import type { ArrivalState } from '../pre-arrival/arrival.ts'
import type { KnownPortContent } from './query.ts'

/** The port page's buttons (specification section 2); a chat about the port stands with its contacts. */
export function PortActions({
  slug,
  labels,
  settings: { emergencyPhone, buttons },
}: {
  slug: string | null
  labels: KnownPortContent['page']['buttons']
  settings: FrameContent['settings']
}) {
  const tel = telHref(emergencyPhone)
  return (
    <>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          {labels.hotline} {emergencyPhone}
        </ButtonAnchor>
      )}
      {tel && <FirstWords />}
      <ButtonLink to="/port-call-compliance" state={arrivalAt(slug)} icon="file-certificate">
        {buttons.letter}
      </ButtonLink>
      <ButtonAnchor {...pdfLink('compliancePack')} variant="quiet" icon="file-download">
        {labels.pack}
      </ButtonAnchor>
    </>
  )
}

/** The port that the letter's form starts with. */
export function arrivalAt(slug: string | null): ArrivalState | undefined {
  return slug === null ? undefined : { port: slug }
}
