import { type Page, seoHead } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/call-to-action.tsx'
import { HeroEyebrow, PageHero } from '../../sections/page-hero/page-hero.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { SectionColumns } from '../../ui/section-columns.tsx'
import { type AboutContent, aboutQuery, type TimelineEntry } from './query.ts'
import { WaypointMark } from '../../sections/waypoint-mark/waypoint-mark.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Paragraph } from '../../ui/text.tsx'
import { BasesChart } from './bases-chart.tsx'
import './about.css'

export const page: Page<AboutContent> = {
  query: aboutQuery,
  head: seoHead,
  Component: AboutPage,
}

export function AboutPage({
  content,
  content: { page: about, years, frame },
}: {
  content: AboutContent
}) {
  return (
    <>
      <PageHero
        hasBleed
        eyebrow={
          frame.settings.officeLocation && (
            <HeroEyebrow>{frame.settings.officeLocation}</HeroEyebrow>
          )
        }
        heading={about.heading ?? 'About us'}
        lead={about.lead}
        aside={<BasesChart entries={years} />}
      >
        <ButtonLink to="/contact">{frame.settings.buttons.contact}</ButtonLink>
        <ButtonLink to="/management" variant="quiet">
          {frame.settings.navigation.management}
        </ButtonLink>
      </PageHero>
      {years.length > 0 && (
        <Section
          heading={about.timeline.heading ?? 'Timeline'}
          intro={timelineIntro(about.timeline.intro, years)}
          tone="mist"
        >
          <Timeline entries={years} />
        </Section>
      )}
      <Purpose content={content} />
      {about.values.items.length > 0 && (
        <Section heading={about.values.heading ?? 'Values'} intro={about.values.intro} tone="paper">
          <div className="values">
            <RuledCards cards={about.values.items} />
          </div>
        </Section>
      )}
      <LetterOrContact block={about.callToAction} labels={frame.settings.buttons} />
    </>
  )
}

function Purpose({ content: { page: about } }: { content: AboutContent }) {
  const columns = [
    { name: 'mission', defaultHeading: 'Mission', ...about.mission },
    { name: 'vision', defaultHeading: 'Vision', ...about.vision },
  ].map(({ name, defaultHeading, heading, body }) => ({
    name,
    heading: heading ?? defaultHeading,
    content: body.length > 0 && (
      <div className="purpose">
        <RichText value={body} />
      </div>
    ),
  }))
  return <SectionColumns columns={columns.filter(({ content }) => content)} />
}

/** The timeline as a ship's track. Placeholder entries have a badge, unless the intro calls all illustrative. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const shouldMarkIllustrative = !areAllIllustrative(entries)
  return (
    <div className="timeline stack-24">
      <ol className="timeline__entries plain-list">
        {entries.map((entry, index) => (
          <li key={entry._id} className="timeline__entry">
            <WaypointMark isLast={index === entries.length - 1} />
            <Entry entry={entry} shouldMarkIllustrative={shouldMarkIllustrative} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function areAllIllustrative(entries: readonly TimelineEntry[]): boolean {
  return entries.every(({ isPlaceholder }) => isPlaceholder)
}

/** The timeline's intro, plus a note if all years are illustrative. */
function timelineIntro(intro: string | null, entries: readonly TimelineEntry[]): string {
  const note = areAllIllustrative(entries) && 'All years are illustrative.'
  return [intro, note].filter(Boolean).join(' ')
}

function Entry({
  entry: { year, title, description, isPlaceholder },
  shouldMarkIllustrative,
}: {
  entry: TimelineEntry
  shouldMarkIllustrative: boolean
}) {
  return (
    <>
      <h3 className="timeline__title">
        <time className="timeline__year" dateTime={String(year)}>
          {year}
        </time>{' '}
        <span>
          {title} {isPlaceholder && shouldMarkIllustrative && <Badge text="Illustrative" />}
        </span>
      </h3>
      <Paragraph text={description} className="timeline__text" />
    </>
  )
}
