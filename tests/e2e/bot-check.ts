import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '../../src/ui/bot-check.tsx'

/**
 * Runs in the page: returns whether the site no longer takes the visitor for a bot. If a form is submitted less than
 * `minFillMs` milliseconds after page load, the site asks for a second click.
 */
function isPastBotCheck(minFillMs: number): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.domInteractive : 0
  return performance.now() - loadedAt > minFillMs
}

/** The same check as a JavaScript expression, for browsers that Playwright does not control. */
export const IS_PAST_BOT_CHECK = `(${isPastBotCheck.toString()})(${MIN_FILL_MS})`

/** Waits until the site accepts a submit without asking for a second click. */
export async function waitOutBotCheck(page: Page): Promise<void> {
  await page.waitForFunction(isPastBotCheck, MIN_FILL_MS)
}
