import type { FrameContent } from '../../content/frame.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import type { CaseInFull } from './query.ts'

/** Of the button to each service. */
export type ServiceLabels = Record<'response' | 'documents', string>

const SERVICE_PATHS = { response: '/response/salvage-osr', documents: '/port-call-compliance' }

/** What the footer calls the one, and all pages' buttons the other. */
export function serviceLabels({
  footer,
  buttons,
}: Pick<FrameContent['settings'], 'footer' | 'buttons'>): ServiceLabels {
  return { response: footer.salvageResponse, documents: buttons.letter }
}

/** From a case to the service that would answer one like it, and to a port where it would apply. */
export function CaseLinks({
  study: { portName, portSlug, kind },
  labels,
}: {
  study: CaseInFull
  labels: ServiceLabels
}) {
  const hasPort = portName !== null && portSlug !== null
  if (kind === null && !hasPort) return null
  return (
    <ButtonRow>
      {kind && <ButtonLink to={SERVICE_PATHS[kind]}>{labels[kind]}</ButtonLink>}
      {hasPort && (
        <ButtonLink to={`/ports/${portSlug}`} variant="quiet">
          The port of {portName}
        </ButtonLink>
      )}
    </ButtonRow>
  )
}
