import type { RenderedPage } from './render.tsx'

/** Whether search engines may list a page: the pages for unknown addresses are not for them. */
export function isListed(path: string): boolean {
  return !path.endsWith('/404')
}

/**
 * Puts a rendered page into the built HTML template.
 *
 * @param siteUrl public origin of the site, without a trailing slash
 */
export function pageDocument(template: string, page: RenderedPage, siteUrl: string): string {
  return template
    .replace('<!--head-->', () => headElements(page, siteUrl))
    .replace('<!--page-->', () => page.markup)
    .replace('<!--state-->', () => page.stateElement)
}

function headElements({ path, head }: RenderedPage, siteUrl: string): string {
  const title = `<title>${escapeHtml(head.title)}</title>`
  if (!isListed(path)) return `${title}<meta name="robots" content="noindex">`

  const url = siteUrl + path
  const meta: [attribute: 'name' | 'property', key: string, value: string | null][] = [
    ['name', 'description', head.description],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', url],
  ]
  return [
    title,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...meta.flatMap(([attribute, key, value]) =>
      value === null ? [] : [`<meta ${attribute}="${key}" content="${escapeHtml(value)}">`],
    ),
  ].join('\n    ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
