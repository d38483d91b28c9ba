import { DownloadActions } from '../../sections/download/download.tsx'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { Section } from '../../ui/section.tsx'
import { AnnotatedText, Paragraph } from '../../ui/text.tsx'
import { Link } from 'react-router-dom'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import './fairway.css'
import type { HomeContent } from './query.ts'

export function Verification({ content: { page, settings, frame } }: { content: HomeContent }) {
  const { buttons: labels } = page
  const { heading, intro, body, points } = page.verification
  const { heading: summaryHeading, intro: summaryIntro } = page.summaryDownload
  const [first, ...rest] = body
  const summary = (
    <DownloadActions
      document="complianceSummary"
      label={labels.summary}
      readLabel={frame.settings.buttons.read}
    />
  )
  if (intro === null && first === undefined && points.length === 0)
    return (
      <Section heading={summaryHeading} intro={summaryIntro} split>
        {summary}
      </Section>
    )
  return (
    <Section heading={heading ?? 'DGS verification'} intro={intro}>
      <Fairway />
      <div className="verification">
        <div className="verification__text">
          {first && <RichText value={[first]} />}
          <Link to="/insurance/financial-security">{labels.financialSecurity}</Link>
        </div>
        {rest.length > 0 && (
          <div className="verification__text">
            <RichText value={rest} />
          </div>
        )}
        <div className="verification__text">
          {summaryHeading && (
            <h3>
              <AnnotatedText text={summaryHeading} />
            </h3>
          )}
          <Paragraph text={summaryIntro} />
          {summary}
        </div>
      </div>
      <div className="verification__more">
        {points.length > 0 && (
          <div className="verification__part">
            <h3>
              <AnnotatedText text={labels.points} />
            </h3>
            <RuledCards cards={points} />
          </div>
        )}
        <div className="verification__part">
          <h3>
            <AnnotatedText text={labels.notice} />
          </h3>
          <RegulationParticulars regulation={settings.regulation} />
        </div>
      </div>
    </Section>
  )
}

const FIELDS = ['Name', 'IMO no.', 'Insurer', 'Dates', 'Premium', 'Scope']

/**
 * Draws the check of a certificate as a fairway to the berth, with a gate for each field. The first field does not
 * match, so the ship waits before the first gate; the other fields match.
 */
function Fairway() {
  return (
    <figure className="fairway" aria-label="What we check on a certificate">
      <ChartFrame>
        <div className="fairway__chart">
          <svg className="fairway__ship" viewBox="0 0 132 40" aria-hidden="true">
            <path
              className="fairway__hull"
              d="M5 8Q2 20 5 32L12 36H94Q118 34 131 20Q118 6 94 4H12L5 8z"
            />
            <path d="M38 11h11v18h-11zM53 11h11v18h-11zM68 11h11v18h-11zM83 11h11v18h-11zM106 20h8M110 16v8" />
            <path className="fairway__house" d="M12 9h18v22h-18z" />
            <path className="fairway__funnel" d="M15 16h8v8h-8z" />
          </svg>
          <ul className="fairway__gates plain-list">
            {FIELDS.map((name, index) => (
              <li key={name} className="fairway__gate">
                <span className="fairway__name strong">{name}</span>{' '}
                {index === 0 ? 'queried' : 'matched'}
              </li>
            ))}
          </ul>
          <svg
            className="fairway__berth"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M55 -5Q25 4 38 15L92 17V57L38 59Q14 66 26 82 34 94 22 105H105V-5z" />
          </svg>
        </div>
      </ChartFrame>
      <figcaption className="caption muted small">
        Example: the insurer lists a former name, so entry is on hold.
      </figcaption>
    </figure>
  )
}
