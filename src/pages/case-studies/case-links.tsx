import { Link } from 'react-router-dom'
import type { FrameContent } from '../../content/frame.ts'
import type { CaseInFull } from './query.ts'

/** Names of the pages of the services. */
export type ServiceLabels = Record<'response' | 'documents', string>

const SERVICE_PATHS = { response: '/response/salvage-osr', documents: '/port-call-compliance' }

/** What header and footer call these pages. */
export function serviceLabels({
  footer,
  navigation,
}: Pick<FrameContent['settings'], 'footer' | 'navigation'>): ServiceLabels {
  return { response: footer.salvageResponse, documents: navigation.preArrival }
}

/** From a case to the service that it shows and to a port where it would apply. */
export function CaseLinks({
  study: { portName, portSlug, kind },
  labels,
}: {
  study: CaseInFull
  labels: ServiceLabels
}) {
  const links = [
    ...(kind ? [{ to: SERVICE_PATHS[kind], name: labels[kind] }] : []),
    ...(portName && portSlug
      ? [{ to: `/ports/${portSlug}`, name: `The port of ${portName}` }]
      : []),
  ]
  if (links.length === 0) return null
  return (
    <p>
      {links.map(({ to, name }, index) => (
        <span key={to}>
          {index > 0 && ' · '}
          <Link to={to}>{name}</Link>
        </span>
      ))}
    </p>
  )
}
