import { ButtonAnchor } from '../../ui/button.tsx'
import { telHref, whatsappHref } from '../../ui/contact-links.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import './first-answers.css'
import type { HomeContent } from './query.ts'

/** What a caller looks for first: the 24/7 number, WhatsApp, which ports and how fast, the documents. */
export function FirstAnswers({ content }: { content: HomeContent }) {
  const { frame, ports, page } = content
  const tel = telHref(frame.settings.emergencyPhone)
  const whatsapp = whatsappHref(frame.settings.whatsappNumber)
  return (
    <div className="first-answers">
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          Call 24/7 {frame.settings.emergencyPhone}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor variant="whatsapp" icon="brand-whatsapp" href={whatsapp}>
          WhatsApp {frame.settings.whatsappNumber}
        </ButtonAnchor>
      )}
      <Coast
        name={page.coverage.westCoast.title ?? 'West coast'}
        time={page.coverage.westCoast.responseTime}
        ports={ports.filter(({ coast }) => coast === 'west')}
      />
      <Coast
        name={page.coverage.eastCoast.title ?? 'East coast'}
        time={page.coverage.eastCoast.responseTime}
        ports={ports.filter(({ coast }) => coast === 'east')}
      />
      <div className="first-answers__row">
        <p className="first-answers__head">
          <SiteLink to="/port-call-compliance">Document pack</SiteLink>
        </p>
        {page.documentTime && <p className="first-answers__time">{page.documentTime}</p>}
      </div>
    </div>
  )
}

function Coast({
  name,
  time,
  ports,
}: {
  name: string
  time: string | null
  ports: HomeContent['ports']
}) {
  if (time === null && ports.length === 0) return null
  return (
    <div className="first-answers__row">
      <p className="first-answers__head">{name}</p>
      {time && <p className="first-answers__time">{time}</p>}
      {ports.length > 0 && (
        <ul className="first-answers__ports plain-list">
          {ports.map((port) => (
            <li key={port.slug}>
              <SiteLink to={`/ports/${port.slug}`}>{port.name}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
