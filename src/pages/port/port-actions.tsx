import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { telHref } from '../../ui/contact-links.ts'

/** The port page's buttons (SPEC section 2). */
export function PortActions({ phone }: { phone: string | null }) {
  const tel = telHref(phone)
  return (
    <>
      <ButtonLink to="/port-call-compliance" icon="file-certificate">
        Generate Pre-Arrival Letter
      </ButtonLink>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          Call 24/7 Hotline
        </ButtonAnchor>
      )}
    </>
  )
}
