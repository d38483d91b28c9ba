/** Files that tell browsers and security researchers whose site it is. */
import type { Facts } from '../../src/content/essential-facts.ts'

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ brandName }: Facts): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    name: brandName,
    short_name: brandName,
    start_url: '/',
    display: 'browser',
    background_color: '#fdfaf0',
    theme_color: '#0b2a43',
    icons: [icon(192), icon(512)],
  })
}

/**
 * https://www.rfc-editor.org/rfc/rfc9116
 *
 * @param now the lake's clock; the file expires in the summer of the next year, so that it changes once a year
 * @returns null without an email address that somebody reads
 */
export function securityText(
  { supportEmail }: Facts,
  isPlaceholder: boolean,
  siteUrl: string,
  now: string,
): string | null {
  if (isPlaceholder || supportEmail === undefined) return null
  return `Contact: mailto:${supportEmail}
Expires: ${Number(now.slice(0, 4)) + 1}-06-30T00:00:00Z
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
}
