/** Target of the unsubscribe link in a mail (specification section 2, "Unsubscribe"). */
import type { Page } from '../page.ts'
import { frameQuery, type PageContent } from '../../content/page-query.ts'
import { type EmailLink, unsubscribeOptions } from '../../email-manager/subscriber-calls.ts'
import { LinkRequest, type RequestTexts } from '../../features/subscriptions/link-request.tsx'
import type { BeforeScriptsTexts } from '../../features/subscriptions/email-link-layout.tsx'
import { emailLinkSearch } from '../../features/subscriptions/email-link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { BulletList } from '../../ui/text.tsx'

const TITLE = 'Unsubscribe'

const texts: RequestTexts = {
  processing: {
    heading: 'Processing Your Request',
    message: 'Please wait while we unsubscribe your email address.',
  },
  success: {
    heading: 'Unsubscribed',
    message: 'You have been successfully unsubscribed from marketing emails.',
  },
  invalid: {
    heading: 'Invalid Link',
    message: 'Invalid unsubscribe link. Please check the URL and try again.',
  },
  error: {
    heading: 'Unsubscribe Failed',
    answered: 'Failed to process unsubscribe request.',
    unreachable: 'Unable to process your request. Please try again later.',
  },
}

const beforeScripts: BeforeScriptsTexts = {
  title: 'Your request has not been sent yet.',
  mail: {
    label: 'Unsubscribe me by email',
    subject: 'My unsubscribe link does not work',
    body: 'Please unsubscribe this address from your marketing emails.',
  },
}

const consequences = [
  'You will no longer receive port call and compliance updates, emergency alerts, or maritime insights by email.',
  'Our response to a call is not affected: the 24/7 desk answers as before.',
  'You will still receive important account and compliance notifications about services that you have asked for.',
  'You can subscribe again at any time.',
]

function WhatThisMeans({ link }: { link: EmailLink }) {
  return (
    <>
      <h2>What This Means</h2>
      <BulletList items={consequences} />
      <ButtonRow>
        <ButtonLink to={`/email-preferences${emailLinkSearch(link)}`}>
          Manage Preferences
        </ButtonLink>
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
  Component: UnsubscribePage,
}

export function UnsubscribePage({ content: { frame } }: { content: PageContent }) {
  return (
    <LinkRequest
      title={TITLE}
      request={unsubscribeOptions}
      texts={texts}
      beforeScripts={beforeScripts}
      settings={frame.settings}
      Success={WhatThisMeans}
      mailLabel="Contact Support"
    />
  )
}
