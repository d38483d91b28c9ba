import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { CallChecklist } from '../contact-actions/call-checklist.tsx'
import './call-button.css'

/**
 * The page's most prominent action: a button that calls the desk, with a note of what to tell the desk. Renders nothing
 * if the number can't be dialled.
 */
export function CallButton({ label, phone }: { label: string; phone: string | null }) {
  const tel = telHref(phone)
  if (tel === null) return null
  return (
    <div className="call-button">
      <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
        {`${label} `}
        <span className="call-button__number">{phone}</span>
      </ButtonAnchor>
      <CallChecklist />
    </div>
  )
}
