import { LakeImage } from '../../content/lake-image.tsx'
import { marksOnChart } from '../../sections/coast-map/cluster-ports.ts'
import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { chartedPorts, portsOfCoast } from '../../sections/port-links/ports.ts'
import { BadgeList } from '../../ui/badge.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { StatList } from '../../ui/stat.tsx'
import { AnnotatedText, Footnote, Paragraph } from '../../ui/text.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { whatsappHref } from '../../text/contact-links.ts'
import { shortHours } from '../../sections/coast-map/mark-link.tsx'
import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { hoursIn, shortSpan } from '../../sections/response-axis/hours.ts'
import { allPortsLink } from '../../sections/port-links/all-ports.ts'
import { Link } from 'react-router-dom'
import type { HomeContent } from './query.ts'
import './home-hero.css'

/**
 * The hero of the home page: a title block on a chart of both coasts, or on a photograph if editors have set one. The
 * first screen of a phone shows the 24/7 number, the link to the letter, and ports with their times (docs/readings.md).
 */
export function HomeHero({ content }: { content: HomeContent }) {
  const { page, settings, ports } = content
  const charted = chartedPorts(ports)
  // If each port has its own mark with name and time, the lists of ports are hidden.
  const chartVariant = marksOnChart(charted).length === ports.length ? 'charted' : 'listed'
  const variant = page.image ? 'photograph' : chartVariant
  return (
    <>
      <div className={`home-hero home-hero--${variant}`}>
        <div className="container home-hero__layout">
          <ChartFrame className="home-hero__block">
            <div className="home-hero__title stack-12">
              <p className="home-hero__region">India, west and east coasts</p>
              <h1>
                <AnnotatedText
                  text={
                    page.heading ??
                    'India port-call documents, fleet retainers and salvage response'
                  }
                />
              </h1>
              <HeroEssentials content={content} />
            </div>
          </ChartFrame>
        </div>
        {page.image ? (
          <div className="home-hero__photograph">
            <LakeImage image={page.image} sizes="(min-width: 1250px) 960px, 100vw" isFirst />
          </div>
        ) : (
          charted.length > 0 && (
            <ChartFrame className="home-hero__chart">
              <CoastMap ports={charted} />
            </ChartFrame>
          )
        )}
      </div>
      {(page.lead ?? settings.badges.length + settings.metrics.length > 0) && (
        <div className="home-promise">
          <div className="container home-promise__layout stack-16">
            <Paragraph text={page.lead} className="home-promise__lead lead" />
            {settings.badges.length > 0 && <BadgeList badges={settings.badges} />}
            {settings.metrics.length > 0 && <StatList stats={settings.metrics} />}
          </div>
        </div>
      )}
    </>
  )
}

/** What a visitor needs first: buttons to call and to request the letter, and the arrival times of both coasts. */
function HeroEssentials({ content }: { content: HomeContent }) {
  const { frame, ports, zones, page, settings } = content
  const whatsapp = whatsappHref(frame.settings.whatsappNumber)
  const allPorts = allPortsLink(frame.portCount)
  const west = committedTime(zones, 'west')
  const east = committedTime(zones, 'east')
  return (
    <div className="hero-essentials stack-8">
      <CallButton label={frame.settings.buttons.call} phone={frame.settings.emergencyPhone} />
      <ButtonLink to="/port-call-compliance" icon="file-certificate">
        {`${frame.settings.buttons.letter} `}
        <ShortTime words={page.documentPackTime} />
      </ButtonLink>
      <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
        {`WhatsApp ${frame.settings.whatsappNumber}`}
      </ButtonAnchor>
      <div className="hero-essentials__coasts">
        {(west ?? east) !== null && (
          <p className="hero-essentials__committed muted small">Committed arrival (retainer)</p>
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

/** The upper limit of a response time, for a button: “· under 2 hours”. On phones it has its own line, and no dot. */
function ShortTime({ words }: { words: string | null }) {
  const hours = words === null ? null : hoursIn(words)
  if (hours === null) return null
  const limit = shortSpan({ from: 0, to: hours.to })
  return (
    <span className="hero-essentials__limit">
      <span className="hero-essentials__dot" aria-hidden="true">
        ·{' '}
      </span>
      {`under ${limit === '1 h' ? '1 hour' : limit.replace(/ h$/, ' hours')}`}
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
    <div className="hero-essentials__coast">
      <p className="hero-essentials__head">
        <span>
          <strong>{name}</strong> {time}
        </span>{' '}
        {ports.some(({ responseTime }) => responseTime) && (
          <span className="hero-essentials__typical muted small">typical by port:</span>
        )}
      </p>
      {ports.length > 0 && (
        <ul className="hero-essentials__ports plain-list">
          {ports.map((port) => (
            <li key={port.slug}>
              <Link to={`/ports/${port.slug}`}>
                <AnnotatedText text={port.name} />
              </Link>{' '}
              {port.responseTime && (
                <span className="hero-essentials__time">{shortHours(port.responseTime)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
