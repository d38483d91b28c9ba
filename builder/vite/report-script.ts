import path from 'node:path'
import type { Plugin } from 'vite'

const SCRIPT = '<script type="module" async src="/src/reporting/main.ts"></script>'

/** Vite plugin: adds the script that reports and asks for consent; used only where it has something to do. */
export function reportScript(): Plugin {
  return {
    name: 'report-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        path.basename(filename) === 'index.html'
          ? html.replace('</head>', `${SCRIPT}</head>`)
          : html,
    },
  }
}
