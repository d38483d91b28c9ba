import { pdfLink } from '../../sections/download/pdf-link.ts'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { SlaCommitment } from '../../sections/sla-table/sla-commitments.ts'
import './credit-steps.css'
import './service-level-schedule.css'
import type { FleetRetainerContent } from './query.ts'

/** The full schedule (specification section 9), its PDFs, and what a late pack costs. */
export function ServiceLevelSchedule({
  content: { page, commitments, contract, settings, frame },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <SlaCommitmentTable
        rows={commitments}
        note={[settings.mobilisationNote, contract.note].filter(Boolean).join(' ')}
      />
      <div className="service-level-schedule__foot">
        <ButtonRow>
          <ButtonAnchor {...pdfLink('slaSchedule')} icon="file-certificate">
            {page.buttons.schedule}
          </ButtonAnchor>
          <ButtonLink to="/docs/sla-schedule" variant="quiet">
            {frame.settings.buttons.read}
          </ButtonLink>
        </ButtonRow>
        <div className="service-level-schedule__tender">
          {page.buttons.tender}
          <ButtonAnchor {...pdfLink('fleetDatasheet')} variant="quiet">
            {page.buttons.datasheet}
          </ButtonAnchor>
        </div>
      </div>
      <CreditSteps commitments={commitments} />
    </Section>
  )
}

/** A credit that grows with each hour of delay up to a cap, as an editor writes it. */
const GROWING = /(?<step>\d+) ?%.*\bper hour\b.*\bcapped at (?<cap>\d+) ?%/

/** Per cent of the width, and pixels. */
const LEFT = 5
const RIGHT = 100
const TOP = 32
const BASE = 152

/** What each hour of delay costs the desk, for the service whose penalty grows; null where none does. */
function CreditSteps({ commitments }: { commitments: readonly SlaCommitment[] }) {
  for (const { service, penalty } of commitments) {
    const { step, cap } = GROWING.exec(penalty ?? '')?.groups ?? {}
    if (step !== undefined && cap !== undefined && Number(step) > 0)
      return (
        <figure className="credit-steps" aria-label="Credit by hours of delay">
          <figcaption className="credit-steps__words">
            <strong>Credit for late {service.charAt(0).toLowerCase() + service.slice(1)}</strong>
            <span className="caption">Share of the monthly fee, by whole hours of delay.</span>
          </figcaption>
          <Steps step={Number(step)} cap={Number(cap)} />
        </figure>
      )
  }
  return null
}

function Steps({ step, cap }: { step: number; cap: number }) {
  const hours = Math.min(12, Math.ceil(cap / step))
  const width = (RIGHT - LEFT) / hours
  return (
    <svg width="100%" height={BASE + 26} aria-hidden="true">
      <line className="credit-steps__base" x1="0" y1={BASE} x2="100%" y2={BASE} />
      <line className="credit-steps__cap" x1="0" y1={TOP} x2="100%" y2={TOP} />
      <text className="credit-steps__limit" x="0" y={TOP - 8}>
        {`cap ${cap}%`}
      </text>
      {Array.from({ length: hours }, (_, index) => {
        const credit = Math.min(cap, (index + 1) * step)
        const height = ((BASE - TOP) * credit) / cap
        const x = LEFT + index * width
        return (
          <g key={index + 1}>
            <rect
              className={credit === cap ? 'credit-steps__full' : undefined}
              x={`${x}%`}
              y={BASE - height}
              width={`${width * 0.8}%`}
              height={height}
            />
            <text x={`${x + width * 0.4}%`} y={BASE - height - 6}>
              {`${credit}%`}
            </text>
            <text className="credit-steps__hour" x={`${x + width * 0.4}%`} y={BASE + 19}>
              {`+${index + 1} h`}
              {credit === cap && <tspan className="credit-steps__later"> and later</tspan>}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
