import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '../../src/ui/bot-check.tsx'

/**
 * Runs in the page. A form that is submitted earlier than `shortest` after page load looks automatic, and the site asks
 * for a second click.
 */
function isPastBotCheck(shortest: number): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.domInteractive : 0
  return performance.now() - loadedAt > shortest
}

/** The same check as an expression, for browsers that Playwright does not control. */
export const IS_PAST_BOT_CHECK = `(${isPastBotCheck.toString()})(${MIN_FILL_MS})`

/** Waits until submitting a form no longer looks automatic. */
export async function waitOutBotCheck(page: Page): Promise<void> {
  // Polls by time, because old browsers without a window may stop drawing frames.
  await page.waitForFunction(isPastBotCheck, MIN_FILL_MS, { polling: 100 })
}
