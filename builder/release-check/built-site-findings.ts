/** Checks the built site: its configuration, placeholders on its pages, and the emergency number on each page. */
import type { EssentialFacts } from '../../src/content/essential-facts.ts'
import { telHref } from '../../src/text/contact-links.ts'
import { addressOf, filesIn, htmlFile, readSiteRecord, type SiteRecord } from '../build-folder.ts'
import type { BuildConfiguration } from '../configuration.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'

export type BuiltSite = {
  builtWith: SiteRecord['builtWith']
  /** HTML of each page, except previews, by the page's path. */
  pages: ReadonlyMap<string, string>
}

const REBUILD = 'Run npm run build.'

const PLACEHOLDERS: { name: string; pattern: RegExp }[] = [
  { name: 'a telephone number of zeros (+91 00000)', pattern: /\+91[\s-]?0{5}/ },
  { name: 'an address at example.com', pattern: /[@/.]example\.(com|org|net)\b/ },
  {
    name: 'a mark of unfinished text (TODO, TBC)',
    pattern: /\blorem ipsum\b|\b(TODO|TBC|TBD)\b|\[placeholder/i,
  },
]

/**
 * Reasons why the built site must not be published: there is no site, or it was built with another configuration.
 *
 * @param builtSite null when nothing has been built
 * @param configuration the current configuration
 */
export function builtSiteFindings(
  builtSite: BuiltSite | null,
  configuration: BuildConfiguration,
): string[] {
  if (builtSite === null || builtSite.pages.size === 0)
    return [`No site has been built. ${REBUILD}`]
  const { builtWith } = builtSite
  if (builtWith === null) return [`The configuration of the built site is not known. ${REBUILD}`]
  return Object.entries(configuration).flatMap(([name, value]) => {
    const [before, now] = [Reflect.get(builtWith, name), value].map((each) => JSON.stringify(each))
    return before === now
      ? []
      : [`Built with another configuration: ${name} was ${before} and is ${now}. ${REBUILD}`]
  })
}

/**
 * Names the pages that lack the emergency number or show placeholder texts.
 *
 * @param facts the published brand name and contact details, without those that are unusable
 */
export function pageFindings(builtSite: BuiltSite | null, facts: EssentialFacts): string[] {
  if (builtSite === null) return []
  return [
    ...pagesWithoutPhone(builtSite, facts),
    ...PLACEHOLDERS.flatMap(({ name, pattern }) =>
      onPages(builtSite, `shows ${name}`, (html) => pattern.test(visibleHtml(html))),
    ),
  ]
}

function pagesWithoutPhone(builtSite: BuiltSite, { emergencyPhone }: EssentialFacts): string[] {
  const href = telHref(emergencyPhone ?? null)
  if (href === null) return ['The published emergency number is missing or can’t be dialled.']
  return onPages(
    builtSite,
    `there is no link to call ${emergencyPhone}`,
    (html) => !html.includes(`href="${href}"`),
  )
}

/** Maximum number of pages that a finding names; further pages are only counted. */
const MAX_LISTED = 5

function onPages({ pages }: BuiltSite, finding: string, isAffected: (html: string) => boolean) {
  const found = [...pages].filter(([, html]) => isAffected(html)).map(([path]) => path)
  if (found.length === 0) return []
  const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more` : ''
  return [`${found.slice(0, MAX_LISTED).join(' ')}${more}: ${finding}.`]
}

/** The visible part of a page: without scripts, styles and the placeholders of form fields. */
function visibleHtml(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/ placeholder="[^"]*"/g, '')
}

/**
 * Reads the built site.
 *
 * @param outDir the folder to which `npm run build` writes
 * @returns null if there is no built site
 */
export async function readBuiltSite(outDir: string): Promise<BuiltSite | null> {
  const site = join(outDir, 'site')
  if (!existsSync(site)) return null
  const pages = new Map<string, string>()
  const paths = filesIn(site)
    .filter((name) => name.endsWith('.html'))
    .map(addressOf)
    .filter((page) => !`${page}/`.startsWith(`${PREVIEW_PATH}/`))
  for (const page of paths.toSorted())
    pages.set(page, await readFile(join(site, htmlFile(page)), 'utf8'))
  const { builtWith } = await readSiteRecord(outDir)
  return { builtWith, pages }
}
