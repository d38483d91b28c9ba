import { DeckLog } from '../../src/pages/case-studies/case-entry.tsx'
import { Timeline } from '../../src/pages/about/page.tsx'
import { SeasonStrip } from '../../src/pages/port/port-bands.tsx'
import { Progress } from '../../src/pages/pre-arrival/request-section.tsx'
import { ChartletSheet } from '../../src/sections/chartlet/chartlet-sheet.tsx'
import { CoastMap } from '../../src/sections/coast-map/coast-map.tsx'
import { ContactActions } from '../../src/sections/contact-actions/contact-actions.tsx'
import { HeroEyebrow } from '../../src/sections/page-hero/hero-eyebrow.tsx'
import { PageHero } from '../../src/sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../src/sections/port-links/port-links.tsx'
import { ResponseAxis } from '../../src/sections/response-axis/response-axis.tsx'
import { SignalFlag } from '../../src/ui/signal-flag.tsx'
import type { Exhibits } from './gallery.tsx'
import { DESK, LONG, PORTS } from './samples.ts'

const row = { penalty: null, escalation: null }

export const SECTIONS: Exhibits = {
  'Head of a page': (
    <PageHero
      eyebrow={<HeroEyebrow flag={<SignalFlag />}>Flag V</HeroEyebrow>}
      heading="A page"
      lead={LONG}
    />
  ),
  'Response axis': (
    <ResponseAxis
      rows={[
        { _id: 'a', service: 'Callback', responseTime: '45 minutes or less', ...row },
        { _id: 'b', service: 'West coast', responseTime: '6–8 hours to site', ...row },
        { _id: 'c', service: 'Without a span', responseTime: 'As agreed', ...row },
      ]}
    />
  ),
  'Coast chart': <CoastMap ports={PORTS} />,
  Chartlet: <ChartletSheet name="Mumbai" position={{ lat: 18.9333, lng: 72.85 }} />,
  'Chartlet, at sea': <ChartletSheet name="Nowhere" position={{ lat: 12, lng: 66 }} />,
  Seasons: <SeasonStrip coast="east" />,
  Ports: <PortLinks ports={PORTS} portCount={20} note="Typical, not committed." />,
  Progress: <Progress steps={[]} current={3} />,
  'Deck log': (
    <DeckLog
      entries={[
        { _key: 'a', time: '00:11', event: 'Callback' },
        { _key: 'b', time: 'Day 3', event: LONG },
      ]}
    />
  ),
  Passage: (
    <Timeline
      entries={[2013, 2016, 2017].map((year) => ({
        _id: String(year),
        year,
        title: `Year ${year}`,
        description: LONG,
        position: null,
        isPlaceholder: false,
      }))}
    />
  ),
  'Ways to the desk': <ContactActions settings={DESK} />,
  'Ways to the desk, one missing': <ContactActions settings={{ ...DESK, whatsappNumber: null }} />,
}
