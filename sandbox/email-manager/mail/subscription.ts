/** The mails of a subscription. */
import { paragraph } from './body.ts'
import type { Preferences } from '../subscribers.ts'
import type { Mail } from './message.ts'

/** The data in a link: an address and a token that proves its ownership. */
interface LinkHolder {
  email: string
  token: string
}

type SitePage = 'email-confirmation' | 'email-preferences' | 'unsubscribe'

/** Named as on the preferences page (specification section 2). */
const LISTS: readonly { name: keyof Preferences; label: string }[] = [
  { name: 'compliance', label: 'Port Call & Compliance Updates' },
  { name: 'emergency', label: 'Emergency Response & Alerts' },
  { name: 'newsletter', label: 'Maritime Insights & Case Studies' },
]

const WHO = paragraph(
  'Global Salvage India, Mumbai, Maharashtra. We are not an insurer or insurance intermediary.',
)

/** Sent after signup; nothing else is sent until its link is followed. */
export function confirmationMail(siteUrl: string, holder: LinkHolder): Mail {
  return {
    template: 'newsletter_confirmation',
    to: { name: '', email: holder.email },
    subject: 'Please confirm your subscription',
    body: {
      heading: 'Please confirm your subscription',
      blocks: [
        paragraph(
          `Someone asked us to send updates to ${holder.email}. Confirm the address to receive them. The link is valid for 7 days.`,
        ),
        {
          kind: 'action',
          label: 'Confirm my email address',
          href: siteLink(siteUrl, 'email-confirmation', holder),
        },
        paragraph(
          'If you did not ask for this, do nothing: without confirmation we send nothing else.',
        ),
      ],
      footer: [WHO],
    },
  }
}

/** Sent after confirming: what was subscribed to, and how to change or end it. */
export function welcomeMail(siteUrl: string, holder: LinkHolder, preferences: Preferences): Mail {
  return manageMail(siteUrl, holder, {
    template: 'newsletter_welcome',
    subject: 'You are subscribed to our updates',
    text: 'Your email address is confirmed. You will hear from us about:',
    lists: LISTS.flatMap(({ name, label }) => (preferences[name] ? [label] : [])),
  })
}

/**
 * Sent when a confirmed address signs up again: the page must not tell a stranger that it is known, this
 * mail tells its owner.
 */
export function alreadySubscribedMail(siteUrl: string, holder: LinkHolder): Mail {
  return manageMail(siteUrl, holder, {
    template: 'newsletter_already_subscribed',
    subject: 'You are already subscribed',
    text: 'Someone asked us to send updates to this address. It is already subscribed, and nothing has changed. You can choose from:',
    lists: LISTS.map(({ label }) => label),
  })
}

interface ManageMail {
  template: string
  subject: string
  text: string
  lists: string[]
}

function manageMail(
  siteUrl: string,
  holder: LinkHolder,
  { template, subject, text, lists }: ManageMail,
): Mail {
  return {
    template,
    to: { name: '', email: holder.email },
    subject,
    body: {
      heading: subject,
      blocks: [
        paragraph(text),
        { kind: 'list', items: lists },
        {
          kind: 'action',
          label: 'Manage email preferences',
          href: siteLink(siteUrl, 'email-preferences', holder),
        },
      ],
      footer: [
        paragraph(
          `This email was sent to ${holder.email}. Its links control this subscription: please do not forward it.`,
        ),
        {
          kind: 'link',
          label: 'Unsubscribe from all marketing emails',
          href: siteLink(siteUrl, 'unsubscribe', holder),
        },
        WHO,
      ],
    },
  }
}

/** A link of a mail to a page of the site. */
export function siteLink(siteUrl: string, page: SitePage, { email, token }: LinkHolder): string {
  const url = new URL(page, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`)
  url.search = new URLSearchParams({ email, token }).toString()
  return url.href
}
