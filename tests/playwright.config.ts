import { defineConfig } from '@playwright/test'
import { findChromium } from './helpers/find-chromium.ts'
import { stack } from './helpers/stack.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: stack.siteUrl,
    browserName: 'chromium',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    name: 'stack',
    command: 'node tests/helpers/start-fresh.ts',
    cwd: '..',
    env: stack.environment,
    url: `${stack.siteUrl}/robots.txt`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
