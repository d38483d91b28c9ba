import type { Page } from '../page.ts'
import { AssetPictures } from '../../sections/asset-table/asset-pictures.tsx'
import { AssetTable } from '../../sections/asset-table/asset-table.tsx'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { HeroEyebrow } from '../../sections/page-hero/hero-eyebrow.tsx'
import { BleedHero } from '../../sections/page-hero/bleed-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { SignalFlag } from '../../ui/signal-flag.tsx'
import { AssetPlate } from './asset-plate.tsx'
import { CoastCoverage } from './coast-coverage.tsx'
import { CasualtyContacts } from './casualty-contacts.tsx'
import { coastHours, HoursProfile } from './hours-profile.tsx'
import { Methods } from './methods.tsx'
import { Nosdcp } from './nosdcp.tsx'
import { type SalvageResponseContent, salvageResponseQuery } from './query.ts'
import { TimeList } from './time-list.tsx'

export const page: Page<SalvageResponseContent> = {
  query: salvageResponseQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content }) => {
    const { page: copy, frame, settings, slaRows, zones } = content
    const coasts = coastHours([...content.westPorts, ...content.eastPorts], zones)
    return (
      <>
        <BleedHero
          eyebrow={<HeroEyebrow flag={<SignalFlag />}>Flag V: I require assistance</HeroEyebrow>}
          heading={copy.heading ?? 'Salvage and oil-spill response'}
          lead={copy.lead}
          aside={<AssetPlate assets={copy.assets.items} />}
        >
          <CasualtyContacts settings={frame.settings} />
          {settings.distressNote && <Notice tone="warning">{settings.distressNote}</Notice>}
        </BleedHero>
        {slaRows.length + zones.length > 0 && (
          <Section
            heading={copy.responseTimes.heading ?? 'Response times'}
            intro={copy.responseTimes.intro}
          >
            <HoursProfile coasts={coasts} />
            <TimeList
              rows={coasts.length > 0 ? [] : slaRows}
              zones={zones}
              note={settings.mobilisationNote}
            />
          </Section>
        )}
        {copy.assets.items.length > 0 && (
          <Section heading={copy.assets.heading ?? 'Assets'} intro={copy.assets.intro} tone="paper">
            <AssetPictures assets={copy.assets.items} />
            <AssetTable assets={copy.assets.items} />
          </Section>
        )}
        {copy.methods.items.length > 0 && (
          <Section heading={copy.methods.heading ?? 'Methods'} intro={copy.methods.intro}>
            <Methods methods={copy.methods.items} note={copy.methods.note} />
          </Section>
        )}
        <Nosdcp block={copy.nosdcp} />
        <CoastCoverage content={content} />
        <CallToAction block={copy.callToAction}>
          <CallButton label={frame.settings.buttons.call} phone={frame.settings.emergencyPhone} />
          <ButtonLink to="/fleet-retainer#quote">{frame.settings.buttons.quote}</ButtonLink>
        </CallToAction>
      </>
    )
  },
}
