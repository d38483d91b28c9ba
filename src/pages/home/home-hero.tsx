import { BadgeList } from '../../ui/badge.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { StatList } from '../../ui/stat.tsx'
import { FirstAnswers } from './first-answers.tsx'
import './home-hero.css'
import type { HomeContent } from './query.ts'

/** The head of the home page. On a phone the four first answers are above the fold (docs/readings.md). */
export function HomeHero({ content }: { content: HomeContent }) {
  const { page, settings } = content
  return (
    <div className="home-hero">
      <div className="container home-hero__layout">
        <h1>{page.heading ?? 'India port-call documents, fleet retainers and salvage response'}</h1>
        <FirstAnswers content={content} />
        <div className="home-hero__more">
          {page.lead && <p className="home-hero__lead">{page.lead}</p>}
          <ButtonRow>
            <ButtonLink to="/fleet-retainer#quote">Request Fleet Quote</ButtonLink>
            <ButtonLink to="/port-call-compliance" variant="quiet">
              Generate Pre-Arrival Letter
            </ButtonLink>
          </ButtonRow>
          {settings.badges.length > 0 && (
            <div className="home-hero__badges">
              <BadgeList badges={settings.badges} />
            </div>
          )}
        </div>
        {settings.metrics.length > 0 && (
          <div className="home-hero__metrics">
            <StatList stats={settings.metrics} />
          </div>
        )}
      </div>
    </div>
  )
}
