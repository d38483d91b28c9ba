import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { telHref } from '../../text/contact-links.ts'
import type { ArrivalState } from '../pre-arrival/arrival.ts'

/** The port page's buttons (specification section 2). */
export function PortActions({ slug, phone }: { slug: string | null; phone: string | null }) {
  const tel = telHref(phone)
  const arrival: ArrivalState | undefined = slug === null ? undefined : { port: slug }
  return (
    <>
      <ButtonLink to="/port-call-compliance" state={arrival} icon="file-certificate">
        Generate Pre-Arrival Letter
      </ButtonLink>
      <ButtonAnchor {...pdfLink('compliancePack')} variant="quiet" icon="file-download">
        Download Compliance Pack
      </ButtonAnchor>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          Call 24/7 Hotline
        </ButtonAnchor>
      )}
    </>
  )
}
