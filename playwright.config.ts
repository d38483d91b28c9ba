import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './builder/pdf/find-chromium.ts'
import { stack } from './tests/helpers/stack.ts'

/** Specs whose pages call the email-manager. */
const CALLING_SPECS = [
  'browsers.spec.ts',
  'email-links.spec.ts',
  'failing-scripts.spec.ts',
  'request-copy.spec.ts',
  'leads.spec.ts',
  'newsletter.spec.ts',
  'pre-arrival.spec.ts',
  'translated.spec.ts',
]

/** Patterns without the path would also match the folders above this checkout. */
const e2e = (pattern: string) => path.join(import.meta.dirname, 'tests/e2e', pattern)

const MINUTE = 60_000

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Further cases of what another test shows: `npm run test:nightly`.
  ...(process.env['NIGHTLY'] ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // These end a hang, and nothing on a slow machine: what is to be fast is the benchmark's.
  timeout: 5 * MINUTE,
  globalTimeout: process.env['NIGHTLY'] ? 0 : 60 * MINUTE,
  expect: {
    timeout: MINUTE,
    toHaveScreenshot: { pathTemplate: 'tests/look/{arg}{ext}' },
  },
  reporter: [['list']],
  use: {
    baseURL: stack.siteUrl,
    browserName: 'chromium',
    launchOptions: {
      // Without a window and the browser around the page, tests take a fifth less time.
      executablePath: await findChromium(['chromium-headless-shell']),
      args: CHROMIUM_ARGUMENTS,
      timeout: 5 * MINUTE,
    },
    // Traces of the Studio take as long as the tests themselves: `--trace on` when one is wanted.
    trace: 'off',
  },
  projects: [
    // One after the other: a fault that a test sets in the email-manager hits the next call, from any test. First
    // in the list, so that the other worker has the rest meanwhile.
    { name: 'calling', testMatch: CALLING_SPECS, testIgnore: e2e('nightly/**'), workers: 1 },
    {
      name: 'reading',
      testIgnore: [
        ...CALLING_SPECS,
        '*editing.spec.ts',
        'pictures.spec.ts',
        e2e('studio/**'),
        e2e('nightly/**'),
      ],
    },
    // Afterwards, so that no other test reads what these change for a while.
    {
      name: 'editing',
      testMatch: '*editing.spec.ts',
      dependencies: ['reading', 'calling'],
    },
    {
      name: 'studio',
      testDir: 'tests/e2e/studio',
      // Of the rest, what editors do every day: `npm run test:nightly` has all.
      testIgnore: process.env['NIGHTLY'] ? [] : e2e('studio/nightly/**'),
      // By night one after the other: many of these tests put back all documents of a type, some while others edit them.
      ...(process.env['NIGHTLY'] ? { workers: 1 } : {}),
      dependencies: ['editing'],
      use: { baseURL: stack.studioUrl, viewport: { width: 1280, height: 800 } },
    },
    ...(process.env['NIGHTLY']
      ? [
          {
            name: 'nightly',
            testDir: 'tests/e2e/nightly',
            dependencies: ['studio'],
          },
        ]
      : []),
    ...(process.env['LOOK_OUT'] ? [{ name: 'pictures', testMatch: 'pictures.spec.ts' }] : []),
  ],
  webServer: {
    name: 'stack',
    command: 'node tests/helpers/start-fresh.ts',
    env: stack.environment,
    wait: { stdout: /^ready$/m },
    timeout: 20 * MINUTE,
    // Longer than the stack waits for its processes.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3 * MINUTE },
    stdout: 'pipe',
  },
})
