import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FirstWords } from '../contact-actions/first-words.tsx'
import './call-button.css'

/** The desk's number as the loudest thing of a page, and what the caller tells; nothing where it can't be dialled. */
export function CallButton({ label, phone }: { label: string; phone: string | null }) {
  const tel = telHref(phone)
  if (tel === null) return null
  return (
    <div className="call-button">
      <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
        {`${label} `}
        <span className="call-button__number">{phone}</span>
      </ButtonAnchor>
      <FirstWords />
    </div>
  )
}
