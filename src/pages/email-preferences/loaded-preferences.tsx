import type { UseQueryResult } from '@tanstack/react-query'
import type { EmailLink } from '../../email-manager/email-link.ts'
import { isAnswer } from '../../email-manager/email-manager-error.ts'
import type { EmailPreferences } from '../../email-manager/email-preferences.ts'
import { Outcome } from '../../features/subscriptions/outcome.tsx'
import { emailLinkSearch } from '../../features/subscriptions/parse-email-link.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Loading } from './loading.tsx'
import { PreferencesForm } from './preferences-form.tsx'

/** Shows the form once the preferences of a link's address have come, or that loading failed. */
export function LoadedPreferences({
  link,
  query: { data, error, isFetching, refetch },
}: {
  link: EmailLink
  query: UseQueryResult<EmailPreferences>
}) {
  if (data) return <PreferencesForm link={link} preferences={data} />
  if (isFetching || !error) return <Loading />
  return (
    <>
      {/* No switches: their state is unknown, and saving one saves all. */}
      <Outcome
        state="error"
        heading={isAnswer(error) ? 'Unable to load preferences' : 'Failed to load preferences'}
        isSentence
        role="alert"
      />
      <ButtonRow>
        <Button onClick={() => void refetch()}>Try Again</Button>
        <ButtonLink to={`/unsubscribe${emailLinkSearch(link)}`} variant="quiet">
          Unsubscribe
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Return Home
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
