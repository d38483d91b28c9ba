import { LakeImage } from '../../content/lake-image.tsx'
import { marksOnChart } from '../../sections/coast-map/cluster-ports.ts'
import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { BadgeList } from '../../ui/badge.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import { StatList } from '../../ui/stat.tsx'
import { Words } from '../../ui/words.tsx'
import { FirstAnswers } from './first-answers.tsx'
import './home-hero.css'
import type { HomeContent } from './query.ts'

/**
 * The head of the home page: a chart of both coasts with its title block. On a phone the four first answers
 * are above the fold (docs/readings.md). Where editors have a photograph, it takes the place of the chart.
 */
export function HomeHero({ content }: { content: HomeContent }) {
  const { page, settings, ports } = content
  const charted = chartedPorts(ports)
  // Where each port has a mark of its own, with its name and time, no list repeats them.
  const onChart = marksOnChart(charted).length === ports.length ? 'charted' : 'listed'
  const variant = page.image ? 'photograph' : onChart
  return (
    <>
      <div className={`home-hero home-hero--${variant}`}>
        <div className="container home-hero__layout">
          <Neatline className="home-hero__block">
            <div className="home-hero__title">
              <p className="home-hero__series">India, west and east coasts</p>
              <h1>
                <Words
                  text={
                    page.heading ??
                    'India port-call documents, fleet retainers and salvage response'
                  }
                />
              </h1>
              <FirstAnswers content={content} />
            </div>
          </Neatline>
        </div>
        {page.image ? (
          <div className="home-hero__photograph">
            <LakeImage image={page.image} sizes="(min-width: 1250px) 960px, 100vw" isFirst />
          </div>
        ) : (
          charted.length > 0 && (
            <Neatline className="home-hero__chart">
              <CoastMap ports={charted} />
            </Neatline>
          )
        )}
      </div>
      {(page.lead ?? settings.badges.length + settings.metrics.length > 0) && (
        <div className="home-promise">
          <div className="container home-promise__layout">
            {page.lead && (
              <p className="home-promise__lead">
                <Words text={page.lead} />
              </p>
            )}
            {settings.badges.length > 0 && <BadgeList badges={settings.badges} />}
            {settings.metrics.length > 0 && <StatList stats={settings.metrics} />}
          </div>
        </div>
      )}
    </>
  )
}
