import { PICTURE_SIZE } from '../metadata/share-picture.ts'
import { structuredDataElement } from '../metadata/structured-data.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { isIndexable } from '../site-files/inventory.ts'
import type { RenderedPage } from './render.tsx'

/** Matches an icon in the template's sprite. */
const ICON = /<symbol id="(icon-[\w-]+)".*?<\/symbol>/gs

/**
 * Puts a rendered page into the built HTML template, and removes the icons that neither the page nor its boot script
 * uses.
 *
 * @param siteUrl public origin of the site, without a trailing slash
 * @param picture file name of the page's share picture in `media/`; null if the page has no picture
 */
export function pageDocument(
  template: string,
  page: RenderedPage,
  siteUrl: string,
  picture: string | null,
): string {
  const usedIcons = iconIdsIn(template + page.markup + page.bootNotices)
  return template
    .replaceAll(ICON, (drawing, id: string) => (usedIcons.has(id) ? drawing : ''))
    .replace('<!--head-->', () => headElements(page, siteUrl, picture))
    .replace('<div id="root"><!--page-->', () => rootTag(page) + page.markup)
    .replace('<!--data-->', () => page.bootNotices + dataElement(page))
}

/** Start tag of `#root`, which names the snapshot from which the app hydrates (`src/entry/browser.tsx`). */
function rootTag({ path, snapshotHash }: RenderedPage): string {
  return `<div id="root" data-page="${escapeHtml(path)}" data-snapshot="${snapshotHash}">`
}

function iconIdsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/href="#(icon-[\w-]+)"/g)].map(([, id = '']) => id))
}

function headElements(
  { path, head, metadata }: RenderedPage,
  siteUrl: string,
  picture: string | null,
): string {
  const title = `<title>${escapeHtml(head.title)}</title>`
  if (!isIndexable(path)) return title + noindexElements(path)

  const url = siteUrl + path
  const meta: Meta[] = [
    ['name', 'description', head.description],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', url],
    ['property', 'og:locale', 'en_IN'],
    ['property', 'og:site_name', metadata?.picture.brand ?? null],
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

/** The structured data. It is placed at the end of the page, because in the head it would delay the first paint. */
function dataElement({ path, metadata }: RenderedPage): string {
  return isIndexable(path) && metadata !== null ? structuredDataElement(metadata.data) : ''
}

type Meta = [attribute: 'name' | 'property', key: string, value: string | null]

/** Without alternative text: the title says what the picture shows. */
function pictureElements(address: string): Meta[] {
  return [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(PICTURE_SIZE.width)],
    ['property', 'og:image:height', String(PICTURE_SIZE.height)],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
}

function noindexElements(path: string): string {
  const robots = '<meta name="robots" content="noindex">'
  // For hosts that don't send the header `Referrer-Policy`.
  const referrer = '<meta name="referrer" content="no-referrer">'
  return emailLinkPaths.includes(path) ? robots + referrer : robots
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
