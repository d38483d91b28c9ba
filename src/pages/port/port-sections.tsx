import type { ReactNode } from 'react'
import type { Block } from '../../content/blocks.ts'
import { SectionColumns } from '../../ui/section-columns.tsx'
import { EmergencyContacts, Particulars } from './particulars.tsx'
import type { KnownPortContent } from './query.ts'
import { BulletList, Footnote, AnnotatedText, Paragraph } from '../../ui/text.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { Section } from '../../ui/section.tsx'
import { Months, SeasonMonths, type Coast, SEASONS } from '../../sections/seasons/seasons.tsx'

/** The sections below the head: contacts and particulars, seasons, requirements and equipment. */
export function PortSections({ content }: { content: KnownPortContent }) {
  const { port, page } = content
  return (
    <>
      <SectionColumns
        tone="mist"
        columns={[
          ...column(
            'Emergency contacts',
            page.emergencyContacts,
            port.emergencyContacts.length > 0 && <EmergencyContacts content={content} />,
          ),
          ...column('Position and partners', null, <Particulars content={content} />),
        ]}
      />
      <Seasons content={content} />
      <SectionColumns
        columns={[
          ...column(
            'Port-specific requirements',
            page.requirements,
            port.localNuances.length > 0 && <Requirements content={content} />,
          ),
          ...column(
            'Equipment',
            page.equipment,
            port.baseAssets.length + port.equipment.length > 0 && <Resources content={content} />,
          ),
        ]}
      />
    </>
  )
}

/**
 * A column, headed by the editors' heading or else by `name`; [] if `content` is falsy. The block's intro is in
 * `content`, not below the heading, so that the contents of both columns begin at the same height.
 */
function column(name: string, block: Block | null, content: ReactNode) {
  const heading = block?.heading ?? name
  return content ? [{ name, heading, content }] : []
}

function Seasons({ content: { port } }: { content: KnownPortContent }) {
  if (port.coast === null) return null
  return (
    <Section heading="Seasons" tone="mist">
      <SeasonStrip coast={port.coast} />
    </Section>
  )
}

/** Shows in which months a coast has its monsoon and cyclones. The text of each row gives the same months. */
function SeasonStrip({ coast }: { coast: Coast }) {
  return (
    <div className="season-strip stack-8">
      <Months />
      {SEASONS[coast].map(({ name, period, months }) => (
        <div key={name} className="season-strip__season stack-4">
          <SeasonMonths months={months} />
          <p>
            {name}: {period}
          </p>
        </div>
      ))}
    </div>
  )
}

function Requirements({ content: { port, page } }: { content: KnownPortContent }) {
  return (
    <ChartFrame className="requirements">
      <div className="requirements__sheet stack-24">
        <LeadTimeStrip leadTime={port.leadTime} />
        <Footnote text={page.requirements.intro} />
        <BulletList items={port.localNuances} />
      </div>
    </ChartFrame>
  )
}

/** Hours before arrival that each strip shows, besides the port's own lead time. */
const HOURS = [72, 48, 24]

/**
 * Time axis of the last days before arrival: shows when the desk needs the documents. Not to scale. Decoration: the
 * head of the page states the hours.
 */
function LeadTimeStrip({ leadTime }: { leadTime: string | null }) {
  const due = leadTime === null ? undefined : hoursIn(leadTime)?.to
  if (due === undefined) return null
  const times = [...new Set([...HOURS, due])].sort((one, other) => other - one)
  return (
    <div className="lead-time-strip" aria-hidden="true">
      {times.map((hours) => (
        <p
          key={hours}
          className={`lead-time-strip__point muted small lead-time-strip__point--${phase(hours, due)}`}
        >
          −{hours} h{hours === due && <span className="lead-time-strip__due">documents due</span>}
        </p>
      ))}
      <p className="lead-time-strip__point muted small lead-time-strip__point--arrival">ETA</p>
    </div>
  )
}

function phase(hours: number, due: number): 'before' | 'due' | 'after' {
  if (hours === due) return 'due'
  return hours > due ? 'before' : 'after'
}

function Resources({ content: { port, page } }: { content: KnownPortContent }) {
  const { baseAssets, equipment } = port
  const note = page.equipment.intro
  return (
    <div className="stack-32">
      {baseAssets.length > 0 && (
        <div className="resources__column stack-12">
          <h3>First to respond</h3>
          <RuledLines items={baseAssets} />
        </div>
      )}
      {equipment.length > 0 && (
        <div className="resources__column stack-12">
          <h3>Equipment for this port</h3>
          <RuledLines items={equipment} />
        </div>
      )}
      <Paragraph text={note} className="muted" />
    </div>
  )
}

function RuledLines({ items }: { items: readonly string[] }) {
  return (
    <ul className="ruled-lines plain-list">
      {items.map((item) => (
        <li key={item}>
          <AnnotatedText text={item} />
        </li>
      ))}
    </ul>
  )
}
