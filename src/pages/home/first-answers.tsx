import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { whatsappHref } from '../../text/contact-links.ts'
import { shortHours } from '../../text/short-hours.ts'
import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { allPortsLink } from '../../sections/port-links/all-ports.ts'
import { portsOfCoast } from '../../sections/port-links/ports.ts'
import { Link } from 'react-router-dom'
import { Footnote } from '../../ui/footnote.tsx'
import { Words } from '../../ui/words.tsx'
import './first-answers.css'
import type { HomeContent } from './query.ts'

/** What a caller looks for first: the 24/7 number, the documents, WhatsApp, which ports and how fast. */
export function FirstAnswers({ content }: { content: HomeContent }) {
  const { frame, ports, zones, page, settings } = content
  const whatsapp = whatsappHref(frame.settings.whatsappNumber)
  const allPorts = allPortsLink(frame.portCount)
  const west = committedTime(zones, 'west')
  const east = committedTime(zones, 'east')
  return (
    <div className="first-answers">
      <CallButton label={frame.settings.buttons.call} phone={frame.settings.emergencyPhone} />
      <ButtonLink to="/port-call-compliance" icon="file-certificate">
        {`${frame.settings.buttons.letter} `}
        <ShortTime words={page.documentTime} />
      </ButtonLink>
      {whatsapp && (
        <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
          {`WhatsApp ${frame.settings.whatsappNumber}`}
        </ButtonAnchor>
      )}
      <div className="first-answers__coasts">
        {(west ?? east) !== null && (
          <p className="first-answers__committed">Team on site, committed on retainer</p>
        )}
        <Coast
          name={page.coverage.westCoast.title ?? 'West coast'}
          time={west}
          ports={portsOfCoast(ports, 'west')}
        />
        <Coast
          name={page.coverage.eastCoast.title ?? 'East coast'}
          time={east}
          ports={portsOfCoast(ports, 'east')}
        />
      </div>
      <Footnote text={settings.distressNote} />
      {allPorts && (
        <p>
          <Link to={allPorts.to}>{allPorts.label}</Link>
        </p>
      )}
    </div>
  )
}

/** The limit in an editor's words, for a button: "· under 2 hours", on a phone on a line of its own without the point. */
function ShortTime({ words }: { words: string | null }) {
  const hours = words === null ? null : hoursIn(words)
  if (hours === null) return null
  return (
    <span className="first-answers__limit">
      <span className="first-answers__point" aria-hidden="true">
        ·{' '}
      </span>
      {`under ${hours.to} hours`}
    </span>
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
    <div className="first-answers__coast">
      <p className="first-answers__head">
        <span>
          <strong>{name}</strong> {time}
        </span>{' '}
        {ports.some(({ responseTime }) => responseTime) && (
          <span className="first-answers__typical">by port, typical:</span>
        )}
      </p>
      {ports.length > 0 && (
        <ul className="first-answers__ports plain-list">
          {ports.map((port) => (
            <li key={port.slug}>
              <Link to={`/ports/${port.slug}`}>
                <Words text={port.name} />
              </Link>{' '}
              {port.responseTime && (
                <span className="first-answers__time">{shortHours(port.responseTime)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
