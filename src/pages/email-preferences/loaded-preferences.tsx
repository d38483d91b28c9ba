import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { EmailLink, EmailPreferences } from '../../email-manager/subscriber-calls.ts'
import { isAnswer } from '../../email-manager/call-service.ts'
import { Outcome, type DeskMail } from '../../features/subscriptions/email-link-layout.tsx'
import { emailLinkSearch } from '../../features/subscriptions/email-link.ts'
import { TryAgain } from '../../features/subscriptions/link-request.tsx'
import { Loading } from './loading.tsx'
import { PreferencesForm } from './preferences-form.tsx'

/** Shows the form once the preferences of a link's address have come, or that loading failed. */
export function LoadedPreferences({
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
    // The button is removed, so what replaces the message takes its focus.
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

/** Without switches: their state is unknown, and saving one saves all. */
function LoadFailed({ link, error }: { link: EmailLink; error: Error }) {
  return (
    <Outcome
      state="error"
      heading={isAnswer(error) ? 'Unable to load preferences' : 'Failed to load preferences'}
      role="alert"
    >
      <p>
        Nothing has been changed. Try again, write to the desk, or{' '}
        <Link to={`/unsubscribe${emailLinkSearch(link)}`}>unsubscribe from all marketing</Link>.
      </p>
    </Outcome>
  )
}
