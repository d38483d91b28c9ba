import type { KnipConfig } from 'knip'

// knip loads vite.config.ts to find the files named there. vite.config.ts fails without this variable.
process.env['VITE_SANITY_PROJECT_ID'] ??= 'localdev'

export default {
  workspaces: {
    '.': {
      entry: [
        // npm scripts or sandbox/start run these as separate processes.
        'sandbox/studio-server/main.ts',
        'sandbox/start/{start,dev,reset}.ts',
        'builder/{backup,serve-site/main}.ts',
        'seed/import.ts',
        'migrations/run.ts',
        // seed/seed-documents.ts imports every file in this folder.
        'seed/documents/*.ts',
        // While `npm start` runs, sandbox/start runs this when content is published.
        'builder/rebuild.ts',
        // Node runs both files, the second after Vite has compiled it.
        'builder/{build.ts,prerender/render.tsx}',
        // index.html names this, and the boot script loads it.
        'src/entry/browser.tsx',
        // builder/vite/page-scripts.ts adds this to pages.
        'src/reporting/main.ts',
        // preview.html names this.
        'src/preview/main.tsx',
        // src/routes.ts loads these.
        'src/pages/*/page.tsx',
        // npm scripts and tools run these.
        'builder/release-check/release-check.ts',
        'builder/live-checks/{check-host,check-email-manager,probe}.ts',
        'studio/{sanity.config,sanity.cli,typegen}.ts',
        'tests/{run,check,guide,look,nightly}.ts',
        'tests/{licences,mutants}/main.ts',
        'tests/bench/{main,site,build,print-resources,content-lake/main}.ts',
        // Tests run these as commands.
        'tests/conformance/start/helpers/*.ts',
        // A nightly test preloads this.
        'tests/nightly/hosted/to-loopback.ts',
        // Vitest and Playwright run these.
        'tests/{nightly/**/*.test,e2e/**/*.spec}.ts',
      ],
      project: [
        '{builder,src,schemas,seed,studio,tests}/**/*.{ts,tsx,mjs}',
        'sandbox/{start,studio-server}/**/*.ts',
      ],
      // studio/typegen.ts generates a type for every document and query, used or not.
      ignore: ['src/content/sanity.generated.ts'],
      // Some tests run these programs, which are not in node_modules.
      ignoreBinaries: ['nginx', 'openssl', 'wrangler', 'Xvfb', 'WebKitWebDriver'],
      ignoreDependencies: [
        // src/ui/fonts.css and the PDF printer refer to these fonts by path, without an import.
        '@expo-google-fonts/archivo',
        '@expo-google-fonts/ibm-plex-mono',
        '@expo-google-fonts/source-sans-3',
      ],
    },
    'sandbox/content-lake': {
      // The lake runs this as a separate process, so that a huge SVG cannot crash the lake.
      entry: ['assets/svg-worker.ts'],
      project: ['**/*.ts'],
    },
    'sandbox/email-manager': {
      // The pages of the outbox load this.
      entry: ['outbox/browser/outbox.js'],
      project: ['**/*.{ts,js}'],
    },
  },
} satisfies KnipConfig
