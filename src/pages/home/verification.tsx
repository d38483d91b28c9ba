import { DownloadActions } from '../../sections/download/download.tsx'
import { Sheets } from '../../sections/download/sheets.tsx'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import { Words } from '../../ui/words.tsx'
import { Link } from 'react-router-dom'
import { LookUp } from './look-up.tsx'
import './verification.css'
import type { HomeContent } from './query.ts'

/** What the notice requires, its particulars and its summary, and what the desk prepares for it. */
export function Verification({ content: { page, settings, frame } }: { content: HomeContent }) {
  const { heading, intro, body, points } = page.verification
  const [first, ...rest] = body
  if (intro === null && first === undefined && points.length === 0)
    return (
      <Section heading={page.summaryDownload.heading} intro={page.summaryDownload.intro} split>
        <Summary page={page} frame={frame} />
      </Section>
    )
  return (
    <Section heading={heading ?? 'DGS verification'} intro={intro}>
      <div className="verification">
        <div className="verification__text">
          {first && <RichText value={[first]} />}
          <LookUp />
          <Link to="/insurance/financial-security">{page.buttons.financialSecurity}</Link>
        </div>
        <div className="verification__notice">
          <Fold summary={page.buttons.notice}>
            <RegulationParticulars regulation={settings.regulation} />
          </Fold>
        </div>
        {rest.length + points.length > 0 && (
          <div className="verification__points">
            <Fold summary={page.buttons.points}>
              <RichText value={rest} />
              <RuledCards cards={points} />
            </Fold>
          </div>
        )}
        <div className="verification__summary">
          <Sheets />
          <div className="verification__text">
            {page.summaryDownload.heading && (
              <h3>
                <Words text={page.summaryDownload.heading} />
              </h3>
            )}
            {page.summaryDownload.intro && (
              <p>
                <Words text={page.summaryDownload.intro} />
              </p>
            )}
            <Summary page={page} frame={frame} />
          </div>
        </div>
      </div>
    </Section>
  )
}

function Summary({ page, frame }: Pick<HomeContent, 'page' | 'frame'>) {
  return (
    <DownloadActions
      document="complianceSummary"
      label={page.buttons.summary}
      readLabel={frame.settings.buttons.read}
    />
  )
}
