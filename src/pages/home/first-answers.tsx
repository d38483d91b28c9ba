import { ButtonAnchor } from '../../ui/button.tsx'
import { telHref, whatsappHref } from '../../text/contact-links.ts'
import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { allPortsLink } from '../../sections/port-links/all-ports.ts'
import { portsOfCoast } from '../../sections/port-links/ports.ts'
import { Link } from 'react-router-dom'
import './first-answers.css'
import type { HomeContent } from './query.ts'

/** What a caller looks for first: the 24/7 number, WhatsApp, which ports and how fast, the documents. */
export function FirstAnswers({ content }: { content: HomeContent }) {
  const { frame, ports, page, zones } = content
  const tel = telHref(frame.settings.emergencyPhone)
  const whatsapp = whatsappHref(frame.settings.whatsappNumber)
  const allPorts = allPortsLink(frame.portCount)
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
        time={committedTime(zones, 'west')}
        ports={portsOfCoast(ports, 'west')}
      />
      <Coast
        name={page.coverage.eastCoast.title ?? 'East coast'}
        time={committedTime(zones, 'east')}
        ports={portsOfCoast(ports, 'east')}
      />
      {allPorts && (
        <div className="first-answers__row">
          <Link to={allPorts.to}>{allPorts.label}</Link>
        </div>
      )}
      <div className="first-answers__row">
        <p className="first-answers__head">
          <Link to="/port-call-compliance">Document pack</Link>
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
              <Link to={`/ports/${port.slug}`}>{port.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
