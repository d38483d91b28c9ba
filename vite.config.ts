import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { appChunk } from './builder/vite/app-chunk.ts'
import { inlineBoot, reportScript } from './builder/vite/page-scripts.ts'
import { refreshPages, serveLand, servePreview } from './builder/vite/serve-in-development.ts'
import { parseConfiguration, readEnvironment } from './builder/configuration.ts'
import { iconSprite } from './builder/vite/icon-sprite.ts'
import { pageStyles } from './builder/vite/page-styles.ts'
import { subsetFonts } from './builder/vite/subset-fonts.ts'

/** What unit tests see, whatever the environment of the machine that runs them. */
const testEnvironment = {
  VITE_SANITY_PROJECT_ID: 'localdev',
  VITE_SANITY_API_HOST: 'http://lake.test',
  VITE_EMAIL_MANAGER_URL: 'http://email-manager.test',
  VITE_BUSINESS_ID: 'global-salvage',
  VITE_SITE_URL: 'https://site.test',
  VITE_STUDIO_URL: 'https://studio.test',
}

/** Builds the seed's site once, for the tests that begin with a built site. */
const FIRST_BUILD = 'tests/conformance/prerender/helpers/first-build.ts'

const NIGHTLY = 'Takes too long for every change: `npm run test:nightly`.'

/** Tests that need a DOM. */
const DOM_TESTS = '**/*.dom.test.{ts,tsx}'

/** What replaces modules or globals for all of its worker; the migrations by what Sanity loads for them. */
const REPLACING_TESTS = ['migrations/**/*.test.ts', 'builder/pdf/put-pdfs.test.ts']

/** Ends a hang, and nothing on a slow machine: what is to be fast is the benchmark's. In milliseconds. */
const LONGEST_TEST = 5 * 60_000

/** Its `exports` name the development build for everyone; visitors need none of its warnings. */
const REACT_ROUTER = path.join(
  import.meta.dirname,
  'node_modules/react-router/dist/production/index.mjs',
)

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const environment = mode === 'test' ? testEnvironment : readEnvironment(import.meta.dirname, mode)
  // Nothing that visitors' code does depends on what is taken out here.
  const { studioUrl, outside, ...configuration } = parseConfiguration(environment)
  return {
    plugins: [
      react(),
      subsetFonts(),
      pageStyles(),
      iconSprite(),
      inlineBoot(outside.reportUrl),
      (outside.reportUrl !== null || outside.analytics !== null) && reportScript(),
      serveLand(),
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
      __REPORT_URL__: JSON.stringify(outside.reportUrl),
      __OUTSIDE__: JSON.stringify(outside),
      // Vite's own: nothing is preloaded (`modulePreload` below), so its code for that is left out.
      __VITE_IS_MODERN__: 'false',
    },
    build: {
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // What fills in PDFs is larger than the default, and only those who ask for one load it.
      chunkSizeWarningLimit: 600,
      // The syntax of Chrome 92, Firefox 90 and Safari 15.4 (src/entry/boot/main.ts): named newer
      // where the compiler takes class fields for younger than they are, and would blow them up.
      target: ['chrome98', 'edge98', 'firefox90', 'safari16'],
      // Safari remembers for a whole tab that a preload has failed, and never asks again.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: isSsrBuild ? {} : { codeSplitting: { groups: [appChunk()] } },
      },
    },
    test: {
      testTimeout: LONGEST_TEST,
      hookTimeout: LONGEST_TEST,
      expect: { poll: { timeout: 60_000 } },
      // By itself Vitest leaves one core idle: on a machine of two, half of it.
      maxWorkers: '100%',
      restoreMocks: true,
      unstubEnvs: true,
      tags: [{ name: 'nightly', description: NIGHTLY }],
      tagsFilter: process.env['NIGHTLY'] ? [] : ['!nightly'],
      projects: [
        {
          extends: true,
          // Files share a worker and what it has loaded: half of the time went into loading it for each.
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
        // What takes too long for every change, by the file.
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
