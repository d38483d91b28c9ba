/** Where a subscriber chooses what to be sent (specification section 2, "Email preferences"). */
import type { Page } from '../page.ts'
import type { FrameContent } from '../../content/frame.ts'
import { frameQuery } from '../../content/frame-query.ts'
import { NotDoneYet, type NotDoneYetTexts } from '../../features/subscriptions/not-done-yet.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { useEmailLink } from '../../features/subscriptions/use-email-link.ts'
import { LinkWithoutScripts } from '../../features/subscriptions/link-without-scripts.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { LoadedPreferences } from './loaded-preferences.tsx'

const TITLE = 'Email Preferences'

const notDoneYet: NotDoneYetTexts = {
  title: 'Your preferences have not been loaded yet. Nothing has been changed.',
  mail: {
    subject: 'Email preferences',
    body: 'Please change what you send to this address, as follows:',
  },
}

function EmailPreferencesPage({ settings }: { settings: FrameContent['settings'] }) {
  const link = useEmailLink()
  return (
    <>
      <PageHero heading={TITLE} lead={null} />
      <Section heading={null}>
        {link === undefined && <NotDoneYet texts={notDoneYet} settings={settings} />}
        {link === null && <InvalidLink />}
        {link && <LoadedPreferences key={JSON.stringify(link)} link={link} />}
        <LinkWithoutScripts />
      </Section>
    </>
  )
}

function InvalidLink() {
  return (
    <>
      <Notice tone="error" role="alert">
        Invalid link. Please use the link from your email.
      </Notice>
      <p>Missing required parameters. Please use the link from your email.</p>
      <ButtonRow>
        <ButtonLink to="/">Return Home</ButtonLink>
      </ButtonRow>
    </>
  )
}

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: TITLE, description: null }),
  Component: ({ content }) => <EmailPreferencesPage settings={content.frame.settings} />,
}
