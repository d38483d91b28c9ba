import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './builder/pdf/find-chromium.ts'
import { stack } from './tests/helpers/stack.ts'

/** Specs whose pages call the email-manager. */
const EMAIL_MANAGER_SPECS = [
  'browsers.spec.ts',
  'email-links.spec.ts',
  'failing-scripts.spec.ts',
  'request-copy.spec.ts',
  'leads.spec.ts',
  'newsletter.spec.ts',
  'pre-arrival.spec.ts',
  'translated.spec.ts',
]

/** Makes a pattern absolute, because a relative pattern would also match names of folders above this checkout. */
const inE2e = (pattern: string) => path.join(import.meta.dirname, 'tests/e2e', pattern)

const MINUTE = 60_000

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Tagged tests run only in `npm run test:nightly`, because faster tests cover most of what they check.
  ...(process.env['NIGHTLY'] ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Timeouts are so long that even on a slow machine only a hanging test reaches them; the benchmark measures speed.
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
      // The headless shell has no browser interface, so tests take a fifth less time.
      executablePath: await findChromium(['chromium-headless-shell']),
      args: CHROMIUM_ARGUMENTS,
      timeout: 5 * MINUTE,
    },
    // Recording a trace of the Studio takes as long as the test itself: use `--trace on` for a single test.
    trace: 'off',
  },
  projects: [
    // One worker, because a fault that a test sets in the email-manager affects the next call of any test. This project
    // is first, so that the second worker can run other projects at the same time.
    {
      name: 'email-manager',
      testMatch: EMAIL_MANAGER_SPECS,
      testIgnore: inE2e('nightly/**'),
      workers: 1,
    },
    {
      name: 'site',
      testIgnore: [
        ...EMAIL_MANAGER_SPECS,
        '*editing.spec.ts',
        'pictures.spec.ts',
        inE2e('studio/**'),
        inE2e('nightly/**'),
      ],
    },
    // Runs after the other tests of the site, so that they do not read content while these tests change it.
    {
      name: 'editing',
      testMatch: '*editing.spec.ts',
      dependencies: ['site', 'email-manager'],
    },
    {
      name: 'studio',
      testDir: 'tests/e2e/studio',
      // `npm test` runs only the everyday tasks of editors; `npm run test:nightly` runs all.
      testIgnore: process.env['NIGHTLY'] ? [] : inE2e('studio/nightly/**'),
      // At night there is one worker, because many tests restore all documents of a type when they end.
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
    // `npm run look -- --out FOLDER` sets LOOK_OUT.
    ...(process.env['LOOK_OUT'] ? [{ name: 'pictures', testMatch: 'pictures.spec.ts' }] : []),
  ],
  webServer: {
    name: 'stack',
    command: 'node tests/helpers/start-fresh.ts',
    env: stack.environment,
    wait: { stdout: /^ready$/m },
    timeout: 20 * MINUTE,
    // Must exceed the time that the stack gives its processes to end.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3 * MINUTE },
    stdout: 'pipe',
  },
})
