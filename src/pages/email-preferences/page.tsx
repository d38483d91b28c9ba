/** Where subscribers choose what we send them (specification section 2, "Email preferences"). */
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Page } from '../page.ts'
import { frameQuery, type PageContent } from '../../content/page-query.ts'
import {
  getPreferencesOptions,
  type EmailLink,
  type EmailPreferences,
} from '../../email-manager/subscriber-calls.ts'
import {
  EmailLinkLayout,
  EmailTheDesk,
  BeforeScripts,
  type BeforeScriptsTexts,
  Outcome,
  type DeskMail,
} from '../../features/subscriptions/email-link-layout.tsx'
import { useEmailLink, emailLinkSearch } from '../../features/subscriptions/email-link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { isErrorResponse } from '../../email-manager/call-service.ts'
import { TryAgain } from '../../features/subscriptions/link-request.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import './email-preferences.css'

const TITLE = 'Email Preferences'

const beforeScripts: BeforeScriptsTexts = {
  title: 'Your preferences have not been loaded yet. Nothing has been changed.',
  mail: {
    label: 'Ask for the change by email',
    subject: 'My email preferences link does not work',
    body: 'Please change what you send to this address, as follows:',
  },
}

/** Used if there is no link. The query is then disabled, so nothing is requested. */
const NO_LINK = { email: '', token: '' }

export function EmailPreferencesPage({ content }: { content: PageContent }) {
  const { settings } = content.frame
  const link = useEmailLink()
  const query = useQuery({ ...getPreferencesOptions(link ?? NO_LINK), enabled: Boolean(link) })
  const hasFailed = link === null || (query.isError && !query.isFetching)
  return (
    <EmailLinkLayout title={TITLE} state={hasFailed ? 'error' : 'not-started'} settings={settings}>
      {link === undefined && <BeforeScripts texts={beforeScripts} settings={settings} />}
      {link === null && <InvalidLink supportEmail={settings.supportEmail} />}
      {link && (
        <PreferencesOfLink
          key={JSON.stringify(link)}
          link={link}
          query={query}
          supportEmail={settings.supportEmail}
          mail={beforeScripts.mail}
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
        <EmailTheDesk address={supportEmail} mail={beforeScripts.mail} />
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
  Component: EmailPreferencesPage,
}

function PreferencesOfLink({
  link,
  query: { data, error, errorUpdateCount, isFetching, refetch },
  supportEmail,
  mail,
}: {
  link: EmailLink
  query: UseQueryResult<EmailPreferences>
  supportEmail: string | null
  mail: DeskMail
}) {
  const view = useRef<HTMLDivElement>(null)
  const hasFailed = !data && !isFetching && error !== null

  function tryAgain() {
    // The button is about to be removed, so its focus moves to the view.
    view.current?.focus()
    void refetch()
  }

  return (
    <>
      <div ref={view} tabIndex={-1}>
        {data && <PreferencesForm link={link} preferences={data} />}
        {hasFailed && <LoadFailed link={link} error={error} />}
        {!data && !hasFailed && <Loading />}
      </div>
      {hasFailed && (
        <TryAgain
          onClick={tryAgain}
          hasFailedAgain={errorUpdateCount > 1}
          address={supportEmail}
          mail={mail}
        />
      )}
    </>
  )
}

/** Shows no switches: their state is unknown, and saving one would save all. */
function LoadFailed({ link, error }: { link: EmailLink; error: Error }) {
  return (
    <Outcome
      state="error"
      heading={isErrorResponse(error) ? 'Unable to load preferences' : 'Failed to load preferences'}
      role="alert"
    >
      <p>
        Nothing has been changed. Try again, write to the desk, or{' '}
        <Link to={`/unsubscribe${emailLinkSearch(link)}`}>unsubscribe from all marketing</Link>.
      </p>
    </Outcome>
  )
}

function Loading() {
  return (
    <p className="preferences-loading">
      <Spinner />
      Loading your preferences…
    </p>
  )
}
