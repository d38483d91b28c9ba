/** The mails of a subscription. */
import type { Preferences } from '../subscribers.ts'
import type { Mail } from './message.ts'

/** The data in a link: an address, and a token that proves ownership of the address. */
interface LinkData {
  email: string
  token: string
}

/** The topics, labelled as on the preferences page (specification section 2). */
const TOPICS: readonly { name: keyof Preferences; label: string }[] = [
  { name: 'compliance', label: 'Port Call & Compliance Updates' },
  { name: 'emergency', label: 'Emergency Response & Alerts' },
  { name: 'newsletter', label: 'Maritime Insights & Case Studies' },
]

const SENDER_NOTICE =
  'Global Salvage India, Mumbai, Maharashtra. We are not an insurer or insurance intermediary.'

/** Sent after signup. No other mail is sent until the subscriber follows the link in this mail. */
export function confirmationMail(siteUrl: string, link: LinkData): Mail {
  return {
    template: 'newsletter_confirmation',
    to: { name: '', email: link.email },
    subject: 'Please confirm your subscription',
    body: [
      'Please confirm your subscription',
      `Someone asked us to send updates to ${link.email}. Confirm the address to receive them. The link is valid for 7 days.`,
      `Confirm my email address:\n${siteLink(siteUrl, 'email-confirmation', link)}`,
      'If you did not ask for this, do nothing: without confirmation we send nothing else.',
    ],
    footer: [SENDER_NOTICE],
  }
}

/** Sent after confirmation: lists the chosen topics, with links to change or end the subscription. */
export function welcomeMail(siteUrl: string, link: LinkData, preferences: Preferences): Mail {
  return mailWithManageLinks(siteUrl, link, {
    template: 'newsletter_welcome',
    subject: 'You are subscribed to our updates',
    text: 'Your email address is confirmed. You will hear from us about:',
    topics: TOPICS.filter(({ name }) => preferences[name]),
  })
}

/**
 * Sent when a confirmed address signs up again. Every signup gets the same response, so that strangers can't learn who
 * is subscribed. Only this mail says that the address was subscribed already.
 */
export function alreadySubscribedMail(siteUrl: string, link: LinkData): Mail {
  return mailWithManageLinks(siteUrl, link, {
    template: 'newsletter_already_subscribed',
    subject: 'You are already subscribed',
    text: 'Someone asked us to send updates to this address. It is already subscribed, and nothing has changed. You can choose from:',
    topics: TOPICS,
  })
}

function mailWithManageLinks(
  siteUrl: string,
  link: LinkData,
  {
    topics,
    text,
    ...mail
  }: Pick<Mail, 'template' | 'subject'> & { text: string; topics: typeof TOPICS },
): Mail {
  return {
    ...mail,
    to: { name: '', email: link.email },
    body: [
      mail.subject,
      text,
      topics.map(({ label }) => `- ${label}`).join('\n'),
      `Manage email preferences:\n${siteLink(siteUrl, 'email-preferences', link)}`,
    ],
    footer: [
      `This email was sent to ${link.email}. Its links control this subscription: please do not forward this email.`,
      `Unsubscribe from all marketing emails:\n${siteLink(siteUrl, 'unsubscribe', link)}`,
      SENDER_NOTICE,
    ],
  }
}

/** A link to a page of the site, with address and token in the query string. */
function siteLink(siteUrl: string, page: string, { email, token }: LinkData): string {
  const url = new URL(page, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`)
  url.search = new URLSearchParams({ email, token }).toString()
  return url.href
}
