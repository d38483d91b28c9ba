import type { Plugin } from 'vite'

/** What Vite puts around each `import()`: it preloads styles and chunks, which this build leaves to the modules. */
const HELPER = '\0vite/preload-helper.js'

/** Vite plugin: of that helper only tells of code that does not load (`src/reporting/watch-page.ts`). */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => `export const __vitePreload = (load) => load().catch((error) => {
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
        throw error
      })`,
    },
  }
}
