import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import type { FrameContent } from '../../content/frame.ts'
import type { ArrivalState } from '../pre-arrival/request-form.tsx'
import './port-actions.css'
import type { KnownPortContent } from './query.ts'

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
