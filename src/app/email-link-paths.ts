/**
 * Paths of the pages that links in mails lead to. Their addresses hold a token, which is nobody else's
 * business: they are not listed, not kept, not named to other sites, and nothing on them is counted.
 */
export const emailLinkPaths: readonly string[] = [
  '/email-confirmation',
  '/confirm',
  '/email-preferences',
  '/unsubscribe',
]
