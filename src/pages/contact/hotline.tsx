import { Link } from 'react-router-dom'
import { telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import './hotline.css'
import type { ContactContent } from './query.ts'

/** The one number for everything that cannot wait, and whom to call if nobody calls back. */
export function Hotline({ content: { frame, page, settings } }: { content: ContactContent }) {
  const { emergencyPhone } = frame.settings
  const tel = telHref(emergencyPhone)
  return (
    <div className="hotline">
      <div className="hotline__part">
        <h2>{page.hotline.heading ?? '24/7 hotline'}</h2>
        {tel && (
          <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
            {emergencyPhone}
          </ButtonAnchor>
        )}
      </div>
      <div className="hotline__part">
        {page.hotline.body && <p>{page.hotline.body}</p>}
        {settings.withoutRetainerNote && <p>{settings.withoutRetainerNote}</p>}
        <p>
          <Link to="/management">{page.buttons.escalation}</Link>
        </p>
      </div>
    </div>
  )
}
