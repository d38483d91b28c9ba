/** What is wrong with the site that was built, as it would be published: how it was built, and what its pages show. */
import type { Configuration } from '../../src/configuration/configuration.ts'
import type { Facts } from '../../src/content/essential-facts.ts'
import { lakeOrigin } from '../../src/content/lake-origin.ts'
import { telHref } from '../../src/text/contact-links.ts'
import { readBuiltWith } from '../build-folder.ts'
import type { BuildConfiguration } from '../configuration/parse-configuration.ts'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'

export type Artefact = {
  /** Null when the build did not say: one made before builds wrote built-with.json. */
  builtWith: BuildConfiguration | null
  /** HTML of the site's own pages by their paths. */
  pages: ReadonlyMap<string, string>
  /** All scripts that visitors get. */
  scripts: string
  /** Text of headers.json. */
  headers: string
  sitemap: string
}

const REBUILD = 'Run npm run build.'

/** Placeholder texts. */
const PLACEHOLDERS: { name: string; pattern: RegExp }[] = [
  { name: 'a number of zeros (+91 00000)', pattern: /\+91[\s-]?0{5}/ },
  { name: 'an address at example.com', pattern: /[@/.]example\.(com|org|net)\b/ },
  {
    name: 'words for a text to come',
    pattern: /\blorem ipsum\b|\b(TODO|TBC|TBD)\b|\[placeholder/i,
  },
]

/**
 * What must never be published: another configuration's site, or none.
 *
 * @param artefact null when nothing has been built
 * @param configuration the present one
 */
export function artefactFindings(
  artefact: Artefact | null,
  configuration: BuildConfiguration,
): string[] {
  if (artefact === null || artefact.pages.size === 0) return [`No site has been built. ${REBUILD}`]
  const other = otherConfiguration(artefact.builtWith, configuration)
  return other.length > 0 ? other : missingFromCode(artefact, configuration)
}

/**
 * Pages that lack the emergency number or show placeholder texts.
 *
 * @param facts the essential facts that are published
 */
export function pageFindings(artefact: Artefact | null, facts: Facts): string[] {
  if (artefact === null) return []
  return [
    ...pagesWithout(artefact, facts),
    ...PLACEHOLDERS.flatMap(({ name, pattern }) =>
      onPages(artefact, `shows ${name}`, (html) => pattern.test(shownIn(html))),
    ),
  ]
}

function otherConfiguration(
  builtWith: BuildConfiguration | null,
  configuration: BuildConfiguration,
): string[] {
  if (builtWith === null) return [`It is not known what it was built with. ${REBUILD}`]
  const before = settingsOf(builtWith)
  return Object.entries(settingsOf(configuration)).flatMap(([name, now]) =>
    before[name] === now
      ? []
      : [
          `It was built from another configuration: ${name} was ${before[name] ?? 'not set'} and is ${now ?? 'not set'}. ${REBUILD}`,
        ],
  )
}

function settingsOf(configuration: BuildConfiguration): Record<string, string | null | undefined> {
  const { sanity, emailManager, siteUrl, studioUrl, firebase, outside, isUnlisted } = configuration
  return {
    VITE_SANITY_PROJECT_ID: sanity.projectId,
    VITE_SANITY_DATASET: sanity.dataset,
    VITE_SANITY_API_HOST: sanity.apiHost,
    VITE_EMAIL_MANAGER_URL: emailManager.url,
    VITE_BUSINESS_ID: emailManager.businessId,
    VITE_SITE_URL: siteUrl,
    VITE_STUDIO_URL: studioUrl,
    VITE_FIREBASE_PROJECT_ID: firebase?.projectId,
    VITE_FIREBASE_API_KEY: firebase?.apiKey,
    VITE_NOINDEX: isUnlisted ? '1' : undefined,
    VITE_REPORT_URL: outside.reportUrl,
    VITE_ANALYTICS_ORIGIN: outside.analytics?.sendsTo.join(' '),
    VITE_ANALYTICS_ID: outside.analytics?.id,
    VITE_BOT_CHECK_ORIGIN: outside.botCheckOrigin,
  }
}

/** Settings that are missing from the built files. */
function missingFromCode(
  { scripts, headers, sitemap }: Artefact,
  { sanity, emailManager, siteUrl }: Configuration,
): string[] {
  const { url, businessId } = emailManager
  const inScripts = [url, businessId, sanity.projectId].filter((text) => !scripts.includes(text))
  const inPolicy = [lakeOrigin(sanity), new URL(url).origin].filter(
    (text) => !headers.includes(text),
  )
  const inSitemap = [siteUrl].filter((text) => !sitemap.includes(`<loc>${text}/`))
  return [
    ...inScripts.map((text) => `${text} is not in the scripts. ${REBUILD}`),
    ...inPolicy.map((text) => `${text} is not in the policy in headers.json. ${REBUILD}`),
    ...inSitemap.map((text) => `${text} is not in the sitemap. ${REBUILD}`),
  ]
}

function pagesWithout(artefact: Artefact, { emergencyPhone }: Facts): string[] {
  const href = telHref(emergencyPhone ?? null)
  if (href === null) return ['No emergency number is published that a link can be made of.']
  return onPages(
    artefact,
    `there is no link to call ${emergencyPhone}`,
    (html) => !html.includes(`href="${href}"`),
  )
}

/** Pages that a finding lists; further ones are only counted. */
const MAX_LISTED = 5

function onPages({ pages }: Artefact, what: string, isSo: (html: string) => boolean): string[] {
  const found = [...pages].filter(([, html]) => isSo(html)).map(([path]) => path)
  if (found.length === 0) return []
  const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more` : ''
  return [`${found.slice(0, MAX_LISTED).join(' ')}${more}: ${what}.`]
}

/** The visible part of a page: without scripts, styles and the placeholders of form fields. */
function shownIn(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/ placeholder="[^"]*"/g, '')
}

/**
 * Reads the site that was built, as it would be published.
 *
 * @param outDir what `npm run build` wrote
 * @returns null if missing
 */
export async function readArtefact(outDir: string): Promise<Artefact | null> {
  const site = join(outDir, 'site')
  if (!existsSync(site)) return null
  const scripts = await readAll(site, 'assets/*.js')
  const pages = [...(await readAll(site, '**/*.html'))].flatMap(([name, html]) => {
    const page = `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
    return `${page}/`.startsWith(`${PREVIEW_PATH}/`) ? [] : [[page, html] as const]
  })
  return {
    builtWith: await readBuiltWith(outDir),
    pages: new Map(pages.toSorted(([a], [b]) => a.localeCompare(b))),
    scripts: [...scripts.values()].join('\n'),
    headers: await readFile(join(outDir, 'headers.json'), 'utf8'),
    sitemap: await readFile(join(site, 'sitemap.xml'), 'utf8'),
  }
}

async function readAll(site: string, pattern: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for await (const name of glob(pattern, { cwd: site }))
    texts.set(name.replaceAll(sep, '/'), await readFile(join(site, name), 'utf8'))
  return texts
}
