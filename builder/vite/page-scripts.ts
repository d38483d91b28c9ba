import path from 'node:path'
import { build, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const PAGE = 'index.html'
const APP = 'src/entry/browser.tsx'
const BOOT = 'src/entry/boot/main.ts'

/** Element of the boot script in `index.html`. The script loads the app from the address in `data-app`. */
const BOOT_SCRIPT = `<script type="module" src="/${BOOT}" data-app="/${APP}"></script>`

/** Replaces the element while Vite bundles the page; otherwise Vite would write the script to a file. */
const PLACEHOLDER = '<!--boot-->'

/** Old JavaScript, because the boot script also runs in browsers too old for the app, and tells their visitors so. */
const TARGET = 'es2018'

const REPORT_SCRIPT = '<script type="module" async src="/src/reporting/main.ts"></script>'

/** Vite plugin: adds the script that reports errors and asks for consent. Used only if reports or analytics are on. */
export function reportScript(): Plugin {
  return {
    name: 'report-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        path.basename(filename) === PAGE
          ? html.replace('</head>', `${REPORT_SCRIPT}</head>`)
          : html,
    },
  }
}

/**
 * Vite plugin: inlines the boot script, so that even a page whose requests fail can tell its visitor what did not load.
 *
 * @param reportUrl address to which failures of the app's start are reported
 * @throws when the page has no boot script in the expected form
 */
export function inlineBoot(reportUrl: string | null): Plugin {
  let appChunk = ''
  return {
    name: 'inline-boot',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    buildStart({ input }) {
      if (!JSON.stringify(input).includes(PAGE)) return
      const id = path.join(root, APP)
      appChunk = this.emitFile({ type: 'chunk', id, name: 'app', preserveSignature: 'strict' })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) => {
        if (path.basename(filename) !== PAGE) return html
        if (!html.includes(BOOT_SCRIPT)) throw new Error(`${PAGE} has no ${BOOT_SCRIPT}`)
        return html.replace(BOOT_SCRIPT, PLACEHOLDER)
      },
    },
    async generateBundle(_, bundle) {
      const page = bundle[PAGE]
      if (page?.type !== 'asset') return
      const script = `<script type="module" data-app="/${this.getFileName(appChunk)}">${await compileBoot(reportUrl)}</script>`
      page.source = String(page.source).replace(PLACEHOLDER, () => script)
    },
  }
}

/**
 * @returns the boot script and its imports as one module: a module runs only after the page is parsed. A classic script
 * would stop the parser, and the browser might lay out the page twice
 */
async function compileBoot(reportUrl: string | null): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __REPORT_URL__: JSON.stringify(reportUrl) },
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, BOOT), output: { format: 'es' } },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error(`${BOOT} was not compiled`)
  if (/<\/script|<!--/i.test(chunk.code))
    throw new Error(`${BOOT} would end its own script element`)
  return chunk.code.trim()
}
