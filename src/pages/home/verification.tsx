import { DownloadActions } from '../../sections/download/download.tsx'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { Section } from '../../ui/section.tsx'
import { Words } from '../../ui/words.tsx'
import { Link } from 'react-router-dom'
import { LookUp } from './look-up.tsx'
import './verification.css'
import type { HomeContent } from './query.ts'

/** What the notice requires, what is queried, and its summary, what the desk does, and its basis. */
export function Verification({ content: { page, settings, frame } }: { content: HomeContent }) {
  const { heading, intro, body, points } = page.verification
  const { heading: summaryHeading, intro: summaryIntro } = page.summaryDownload
  const [first, ...rest] = body
  const summary = (
    <DownloadActions
      document="complianceSummary"
      label={page.buttons.summary}
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
      <LookUp />
      <div className="verification">
        <div className="verification__text">
          {first && <RichText value={[first]} />}
          <Link to="/insurance/financial-security">{page.buttons.financialSecurity}</Link>
        </div>
        {rest.length > 0 && (
          <div className="verification__text">
            <RichText value={rest} />
          </div>
        )}
        <div className="verification__text">
          {summaryHeading && (
            <h3>
              <Words text={summaryHeading} />
            </h3>
          )}
          {summaryIntro && (
            <p>
              <Words text={summaryIntro} />
            </p>
          )}
          {summary}
        </div>
      </div>
      <div className="verification__more">
        {points.length > 0 && (
          <div className="verification__part">
            <h3>
              <Words text={page.buttons.points} />
            </h3>
            <RuledCards cards={points} />
          </div>
        )}
        <div className="verification__part">
          <h3>
            <Words text={page.buttons.notice} />
          </h3>
          <RegulationParticulars regulation={settings.regulation} />
        </div>
      </div>
    </Section>
  )
}
