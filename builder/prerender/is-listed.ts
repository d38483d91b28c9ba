import { emailLinkPaths } from '../../src/routes.ts'

/** Whether search engines may list a page: those for unknown addresses and for links in mails are not for them. */
export function isListed(path: string): boolean {
  return !path.endsWith('/404') && !emailLinkPaths.includes(path)
}
