import { SIZE } from '../metadata/share-picture.ts'
import { structuredDataElement } from '../metadata/structured-data.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { isListed } from '../site-files/inventory.ts'
import type { RenderedPage } from './render.tsx'

/** An icon in the template's sprite. */
const ICON = /<symbol id="(icon-[\w-]+)".*?<\/symbol>/gs

/**
 * Puts a rendered page into the built HTML template, and removes the icons that neither the page nor its boot script
 * uses.
 *
 * @param siteUrl public origin of the site, without a trailing slash
 * @param picture name in `media/` of the page's share picture
 */
export function pageDocument(
  template: string,
  page: RenderedPage,
  siteUrl: string,
  picture: string | null,
): string {
  const shown = namedIcons(template + page.markup + page.notices)
  return template
    .replaceAll(ICON, (drawing, id: string) => (shown.has(id) ? drawing : ''))
    .replace('<!--head-->', () => headElements(page, siteUrl, picture))
    .replace('<div id="root"><!--page-->', () => root(page) + page.markup)
    .replace('<!--state-->', () => page.notices + dataElement(page))
}

/** Names the snapshot that the app hydrates from (`src/entry/browser.tsx`). */
function root({ path, snapshotHash }: RenderedPage): string {
  return `<div id="root" data-page="${escapeHtml(path)}" data-snapshot="${snapshotHash}">`
}

function namedIcons(html: string): Set<string> {
  return new Set([...html.matchAll(/href="#(icon-[\w-]+)"/g)].map(([, id = '']) => id))
}

function headElements(
  { path, head, listed }: RenderedPage,
  siteUrl: string,
  picture: string | null,
): string {
  const title = `<title>${escapeHtml(head.title)}</title>`
  if (!isListed(path)) return title + unlisted(path)

  const url = siteUrl + path
  const meta: Meta[] = [
    ['name', 'description', head.description],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', url],
    ['property', 'og:locale', 'en_IN'],
    ['property', 'og:site_name', listed?.picture.brand ?? null],
    ...(picture === null ? [] : pictureElements(`${siteUrl}/media/${picture}`)),
  ]
  return [
    title,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...meta.flatMap(([attribute, key, value]) =>
      value === null ? [] : [`<meta ${attribute}="${key}" content="${escapeHtml(value)}">`],
    ),
  ].join('\n    ')
}

/** Placed at the end of the page: in the head it would delay the first paint. */
function dataElement({ path, listed }: RenderedPage): string {
  return isListed(path) && listed !== null ? structuredDataElement(listed.data) : ''
}

type Meta = [attribute: 'name' | 'property', key: string, value: string | null]

/** Without alternative text: the title says what the picture shows. */
function pictureElements(address: string): Meta[] {
  return [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
}

function unlisted(path: string): string {
  const robots = '<meta name="robots" content="noindex">'
  // For hosts that do not send the headers.
  const referrer = '<meta name="referrer" content="no-referrer">'
  return emailLinkPaths.includes(path) ? robots + referrer : robots
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
