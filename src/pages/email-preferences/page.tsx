/** Where a subscriber chooses what to be sent (specification section 2, "Email preferences"). */
import { useQuery } from '@tanstack/react-query'
import type { Page } from '../page.ts'
import type { FrameContent } from '../../content/frame.ts'
import { frameQuery } from '../../content/frame-query.ts'
import { getPreferencesOptions } from '../../email-manager/subscriber-calls.ts'
import {
  EmailLinkLayout,
  EmailTheDesk,
  NotDoneYet,
  type NotDoneYetTexts,
  Outcome,
} from '../../features/subscriptions/email-link-layout.tsx'
import { useEmailLink } from '../../features/subscriptions/email-link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { LoadedPreferences } from './loaded-preferences.tsx'
import { countOn } from './topics.ts'

const TITLE = 'Email Preferences'

const notDoneYet: NotDoneYetTexts = {
  title: 'Your preferences have not been loaded yet. Nothing has been changed.',
  mail: {
    label: 'Ask for the change by email',
    subject: 'My email preferences link does not work',
    body: 'Please change what you send to this address, as follows:',
  },
}

/** Bags of mail on their way as long as it is not known what is sent. */
const SOME = 2

/** Never asked for. */
const NO_LINK = { email: '', token: '' }

function EmailPreferencesPage({ settings }: { settings: FrameContent['settings'] }) {
  const link = useEmailLink()
  const query = useQuery({ ...getPreferencesOptions(link ?? NO_LINK), enabled: Boolean(link) })
  const hasFailed = link === null || (query.isError && !query.isFetching)
  return (
    <EmailLinkLayout
      title={TITLE}
      standing={hasFailed ? 'failed' : 'open'}
      aboard={query.data ? countOn(query.data) : SOME}
      settings={settings}
    >
      {link === undefined && <NotDoneYet texts={notDoneYet} settings={settings} />}
      {link === null && <InvalidLink supportEmail={settings.supportEmail} />}
      {link && (
        <LoadedPreferences
          key={JSON.stringify(link)}
          link={link}
          query={query}
          supportEmail={settings.supportEmail}
          mail={notDoneYet.mail}
        />
      )}
    </EmailLinkLayout>
  )
}

function InvalidLink({ supportEmail }: { supportEmail: string | null }) {
  return (
    <>
      <Outcome
        state="invalid"
        heading="Invalid link. Please use the link from your email."
        role="alert"
      >
        <p>Missing required parameters. Please use the link from your email.</p>
      </Outcome>
      <ButtonRow>
        <EmailTheDesk address={supportEmail} mail={notDoneYet.mail} />
        <ButtonLink to="/" variant="quiet">
          Return Home
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: TITLE, description: null }),
  Component: ({ content }) => <EmailPreferencesPage settings={content.frame.settings} />,
}
