import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { appChunk } from './builder/vite/app-chunk.ts'
import { inlineBoot, reportScript } from './builder/vite/page-scripts.ts'
import { refreshPages, serveChartLand, servePreview } from './builder/vite/serve-in-development.ts'
import { parseConfiguration, readEnvironment } from './builder/configuration.ts'
import { iconSprite } from './builder/vite/icon-sprite.ts'
import { pageStyles } from './builder/vite/page-styles.ts'
import { subsetFonts } from './builder/vite/subset-fonts.ts'

/** The environment variables in Vitest's tests, in place of the machine's own variables. */
const testEnvironment = {
  VITE_SANITY_PROJECT_ID: 'localdev',
  VITE_SANITY_API_HOST: 'http://lake.test',
  VITE_EMAIL_MANAGER_URL: 'http://email-manager.test',
  VITE_BUSINESS_ID: 'global-salvage',
  VITE_SITE_URL: 'https://site.test',
  VITE_STUDIO_URL: 'https://studio.test',
}

/** Global set-up for tests that need a built site: builds the site from the seed once. */
const FIRST_BUILD = 'tests/conformance/prerender/helpers/first-build.ts'

const NIGHTLY_DESCRIPTION = 'Too slow to run on every change: `npm run test:nightly`.'

/** Tests that need a DOM. */
const DOM_TESTS = '**/*.dom.test.{ts,tsx}'

/** Each of these test files has its own worker: modules and globals that a file replaces affect no other file. */
const REPLACING_TESTS = ['migrations/**/*.test.ts', 'builder/pdf/put-pdfs.test.ts']

/** Milliseconds. So long that only a hanging test reaches it: benchmarks measure speed, tests do not. */
const TEST_TIMEOUT = 5 * 60_000

/** React Router's production build. Its package exports only the development build, which adds warnings. */
const REACT_ROUTER = path.join(
  import.meta.dirname,
  'node_modules/react-router/dist/production/index.mjs',
)

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const environment = mode === 'test' ? testEnvironment : readEnvironment(import.meta.dirname, mode)
  // Visitors download `configuration`. Only the build, the preview and reporting use the other two values.
  const { studioUrl, outsideServices, ...configuration } = parseConfiguration(environment)
  return {
    plugins: [
      react(),
      subsetFonts(),
      pageStyles(),
      iconSprite(),
      inlineBoot(outsideServices.reportUrl),
      (outsideServices.reportUrl !== null || outsideServices.analytics !== null) && reportScript(),
      serveChartLand(),
      refreshPages(),
      studioUrl !== null && servePreview(),
    ],
    publicDir: 'src/entry/public',
    resolve: {
      alias:
        command === 'build' && !isSsrBuild
          ? [{ find: /^react-router$/, replacement: REACT_ROUTER }]
          : [],
    },
    define: {
      __CONFIGURATION__: JSON.stringify(configuration),
      __STUDIO_URL__: JSON.stringify(studioUrl),
      __REPORT_URL__: JSON.stringify(outsideServices.reportUrl),
      __OUTSIDE_SERVICES__: JSON.stringify(outsideServices),
      // Vite's own flag. False removes Vite's preload code, which is unused (see `modulePreload`).
      __VITE_IS_MODERN__: 'false',
    },
    build: {
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // The code that fills in PDFs exceeds the default. Only visitors who request a filled-in PDF load it.
      chunkSizeWarningLimit: 600,
      // The oldest supported versions are Chrome 92, Firefox 90 and Safari 15.4 (src/entry/boot/main.ts). The targets
      // for Chrome and Safari are newer: for the oldest, the compiler would expand class fields, which they support.
      target: ['chrome98', 'edge98', 'firefox90', 'safari16'],
      // After a failed preload, Safari never requests the file again in the same tab.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: isSsrBuild ? {} : { codeSplitting: { groups: [appChunk()] } },
      },
    },
    test: {
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      expect: { poll: { timeout: 60_000 } },
      // By default, Vitest leaves one core idle, which is half of a machine with two cores.
      maxWorkers: '100%',
      restoreMocks: true,
      unstubEnvs: true,
      tags: [{ name: 'nightly', description: NIGHTLY_DESCRIPTION }],
      tagsFilter: process.env['NIGHTLY'] ? [] : ['!nightly'],
      projects: [
        {
          extends: true,
          // Test files share a worker and its modules. Loading modules for each file would double the time.
          test: {
            name: 'unit',
            include: ['{builder,src,schemas,seed,studio,tests/property}/**/*.test.{ts,tsx}'],
            exclude: [DOM_TESTS, ...REPLACING_TESTS],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: [`{builder,src,studio,sandbox,tests/property}/${DOM_TESTS}`],
            environment: 'jsdom',
          },
        },
        { extends: true, test: { name: 'replacing', include: REPLACING_TESTS } },
        {
          extends: true,
          test: {
            name: 'stand-ins',
            include: ['sandbox/**/*.test.ts'],
            exclude: [DOM_TESTS],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'conformance',
            include: ['tests/conformance/**/*.test.ts'],
            isolate: false,
            exclude: ['tests/conformance/prerender/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'prerender',
            include: ['tests/conformance/prerender/*.test.ts'],
            globalSetup: FIRST_BUILD,
          },
        },
        // Test files in which every test is too slow to run on every change.
        {
          extends: true,
          test: {
            name: 'nightly',
            include: ['tests/nightly/**/*.test.ts'],
            globalSetup: FIRST_BUILD,
          },
        },
      ],
    },
  }
})
