/** Target of the link in the confirmation email (specification section 2, "Email confirmation"). */
import { useLocation } from 'react-router-dom'
import type { Page } from '../page.ts'
import type { FrameContent } from '../../content/frame.ts'
import { frameQuery, type PageContent } from '../../content/page-query.ts'
import { confirmSubscriptionOptions } from '../../email-manager/subscriber-calls.ts'
import { NEWSLETTER_ID } from '../../features/newsletter/newsletter.tsx'
import { LinkRequest, type RequestTexts } from '../../features/subscriptions/link-request.tsx'
import type { BeforeScriptsTexts } from '../../features/subscriptions/email-link-layout.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { BulletList } from '../../ui/text.tsx'

const TITLE = 'Email Confirmation'

const texts: RequestTexts = {
  processing: {
    heading: 'Confirming Your Email',
    message: 'Please wait while we confirm your email address.',
  },
  success: {
    heading: 'Email Confirmed',
    message: 'Your email has been confirmed! You are now subscribed to our updates.',
  },
  invalid: {
    heading: 'Invalid Link',
    message: 'Invalid confirmation link. Please check your email and try again.',
  },
  error: {
    heading: 'Confirmation Failed',
    answered: 'Failed to confirm your email address.',
    unreachable: 'Unable to process your confirmation. Please try again later.',
  },
}

const beforeScripts: BeforeScriptsTexts = {
  title: 'Your request to confirm this address has not been sent yet.',
  mail: {
    label: 'Ask the desk by email',
    subject: 'My confirmation link does not work',
    body: 'Please confirm my subscription.',
  },
}

const nextSteps = [
  'We send port call and compliance updates, emergency alerts, and maritime insights and case studies to this address.',
  'Every update has links to change what you are sent, and to unsubscribe.',
  'Is a vessel due at an Indian port? Request her documents on this site; no subscription is needed.',
]

function WhatsNext({ settings: { buttons } }: Pick<FrameContent, 'settings'>) {
  return (
    <>
      <h2>What’s Next</h2>
      <BulletList items={nextSteps} />
      <ButtonRow>
        <ButtonLink to="/port-call-compliance">{buttons.letter}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Return Home
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

/** Links to the newsletter form in the footer, which sends a new confirmation link. */
function SubscribeAgain() {
  const { search } = useLocation()
  return <ButtonLink to={`${search}#${NEWSLETTER_ID}`}>Subscribe again below</ButtonLink>
}

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: TITLE, description: null }),
  Component: EmailConfirmationPage,
}

export function EmailConfirmationPage({ content }: { content: PageContent }) {
  return (
    <LinkRequest
      title={TITLE}
      request={confirmSubscriptionOptions}
      texts={texts}
      beforeScripts={beforeScripts}
      settings={content.frame.settings}
      Success={WhatsNext}
      alternative={<SubscribeAgain />}
    />
  )
}
