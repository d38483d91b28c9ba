/**
 * Divides Vite's stylesheet into the frame's styles and the page styles. A page's HTML contains the frame's styles and
 * the page's own styles inline. The stylesheet keeps all page styles; the app loads it before showing another page.
 */
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { APP_ROOTS, importedBy } from './app-chunk.ts'

const root = path.resolve(import.meta.dirname, '../..')
const TEMPLATE = 'index.html'

/** Holds the styles that the prerender inlines; not served. */
export const PAGE_STYLES_FILE = 'page-styles.json'

export type PageStyles = {
  /** Styles that every page has. */
  common: string
  /** Page styles by the page's folder, such as `port`, or by the not-found view's module, such as `port-not-found`. */
  pages: Record<string, string>
}

/** Modules of the notices that the boot script may show on any page (`src/entry/boot-notices.tsx`). */
const BOOT_NOTICES = ['src/ui/notice.tsx', 'src/ui/form-banner.tsx']

/** Modules that are shown only after scripts have run, so their styles can load later. */
const APP_ONLY = ['src/entry/loading-indicator.tsx', 'src/features/leads/request-sent.tsx']

const PAGE_MODULE = /\/src\/pages\/(?<name>[\w-]+)\/page\.tsx$/
const NOT_FOUND_MODULE = /\/src\/pages\/[\w-]+\/(?<name>[\w-]+-not-found)\.tsx$/

/** Matches the mark before each file's styles: a rule that applies to no element and survives minification. */
const MARK = /\._from_(\w+)\{--from:\1;?\}/

/** Vite plugin: writes `PAGE_STYLES_FILE`, and removes the styles of the frame from the stylesheet. */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    transform: {
      order: 'pre',
      filter: { id: /\.css$/ },
      handler: (code, id) => ({ code: startMark(id) + code, map: null }),
    },
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(
        (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
      )
      const [sheet] = sheets
      if (sheet?.type !== 'asset' || sheets.length > 1)
        throw new Error(`One stylesheet is expected, not ${sheets.length}`)
      const parts = partsOf(String(sheet.source))
      // The preview has the template `preview.html` and no prerendered pages.
      if (!(TEMPLATE in bundle)) {
        sheet.source = textOf(parts)
        return
      }
      // Sorted, because the bundler's order differs from build to build.
      const styles = divide(parts, [...this.getModuleIds()].toSorted(), this)
      sheet.source = styles.allPages
      const { common, pages } = styles
      const source = JSON.stringify({ common, pages } satisfies PageStyles)
      this.emitFile({ type: 'asset', fileName: PAGE_STYLES_FILE, source })
    },
  }
}

type Part = { file: string; css: string }

function divide(
  parts: readonly Part[],
  moduleIds: readonly string[],
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
) {
  const appOnly = absolutePaths(APP_ONLY)
  const unknown = appOnly.filter((id) => !moduleIds.includes(id))
  if (unknown.length > 0)
    throw new Error(`APP_ONLY names modules that the app does not import: ${unknown.join(', ')}`)
  const isLeftOut = (id: string) => appOnly.includes(id) || NOT_FOUND_MODULE.test(id)
  const filesOf = (modules: readonly string[]) =>
    new Set([...importedBy(modules, graph, isLeftOut)].map(nameOf))
  const shared = filesOf([...APP_ROOTS, ...absolutePaths(BOOT_NOTICES)])
  const common = parts.filter(({ file }) => shared.has(file))
  const pageParts = parts.filter(({ file }) => !shared.has(file))
  const pages = moduleIds.flatMap((id) => {
    const name = (PAGE_MODULE.exec(id) ?? NOT_FOUND_MODULE.exec(id))?.groups?.['name']
    if (name === undefined) return []
    const own = filesOf([id])
    return [[name, textOf(pageParts.filter(({ file }) => own.has(file)))]]
  })
  return { common: textOf(common), allPages: textOf(pageParts), pages: Object.fromEntries(pages) }
}

function startMark(id: string): string {
  const name = nameOf(id)
  return `._from_${name}{--from:${name}}\n`
}

function absolutePaths(names: readonly string[]): string[] {
  return names.map((name) => path.join(root, name))
}

/** A module's path as a CSS identifier. */
function nameOf(id: string): string {
  return path.relative(root, id).replaceAll(/\W/g, '_')
}

/** @throws when there are styles before the first mark */
function partsOf(css: string): Part[] {
  const [before, ...rest] = css.split(MARK)
  if (before !== '') throw new Error(`Styles of an unknown file: ${before?.slice(0, 100)}`)
  return Array.from({ length: rest.length / 2 }, (_, index) => ({
    file: rest[2 * index] ?? '',
    css: rest[2 * index + 1] ?? '',
  }))
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ css }) => css).join('')
}
