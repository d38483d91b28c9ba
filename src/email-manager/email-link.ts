/** What a link in one of the service's mails carries. */
export type EmailLink = { email: string; token: string }
