import type { KnipConfig } from 'knip'

// vite.config.ts reads the build's configuration, and knip loads it to learn what it names.
process.env['VITE_SANITY_PROJECT_ID'] ??= 'localdev'

export default {
  workspaces: {
    '.': {
      entry: [
        // Started by sandbox/start as processes of their own.
        'sandbox/studio-server/main.ts',
        'sandbox/start/{start,dev,reset}.ts',
        'builder/{backup,serve-site/main}.ts',
        'seed/import.ts',
        'migrations/run.ts',
        // Read by seed/seed-documents.ts, all that are there.
        'seed/documents/*.ts',
        // Run as the stack serves, when content is published.
        'builder/rebuild.ts',
        // Run by Node, and the second one compiled by Vite first.
        'builder/{build.ts,prerender/render.tsx}',
        // Named in index.html, for the boot script to load.
        'src/entry/browser.tsx',
        // Added to pages by builder/vite/page-scripts.ts.
        'src/reporting/main.ts',
        // Named by preview.html.
        'src/preview/main.tsx',
        // Loaded by the table of routes.
        'src/pages/*/page.tsx',
        'builder/release-check/release-check.ts',
        'builder/live-checks/{check-host,check-email-manager,probe}.ts',
        'studio/{sanity.config,sanity.cli,typegen}.ts',
        'tests/{run,check,guide,look,nightly}.ts',
        'tests/{licences,mutants}/main.ts',
        'tests/bench/{main,site,build,print-resources,content-lake/main}.ts',
        // Run by tests, as commands.
        'tests/conformance/start/helpers/*.ts',
        'tests/nightly/**/*.test.ts',
        // Preloaded by a nightly test.
        'tests/nightly/hosted/to-loopback.ts',
        'tests/e2e/**/*.spec.ts',
      ],
      project: [
        '{builder,src,schemas,seed,studio,tests}/**/*.{ts,tsx,mjs}',
        'sandbox/{start,studio-server}/**/*.ts',
      ],
      // Made by studio/typegen.ts: all that the schema and the queries have, used or not.
      ignore: ['src/content/sanity.generated.ts'],
      // Programs that a machine may have.
      ignoreBinaries: ['nginx', 'openssl', 'wrangler', 'Xvfb', 'WebKitWebDriver'],
      ignoreDependencies: [
        // Typefaces are named by path or address only: by src/ui/fonts.css and by the PDF printer.
        '@expo-google-fonts/archivo',
        '@expo-google-fonts/ibm-plex-mono',
        '@expo-google-fonts/source-sans-3',
      ],
    },
    'sandbox/content-lake': {
      // Started as a separate process: a drawing that exhausts it must not end the lake.
      entry: ['assets/draw.ts'],
      project: ['**/*.ts'],
    },
    'sandbox/email-manager': {
      // Loaded by the outbox's pages.
      entry: ['outbox/browser/outbox.js'],
      project: ['**/*.{ts,js}'],
    },
  },
} satisfies KnipConfig
