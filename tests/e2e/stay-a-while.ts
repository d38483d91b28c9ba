import type { Page } from '@playwright/test'
import { SHORTEST_STAY } from '../../src/ui/seems-automatic.tsx'

/**
 * Runs in the page: whether a form of it can be a person's by now. What is sent sooner after the page came seems to
 * be sent by a program, and needs a second press.
 */
function hasStayed(shortest: number): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const came = entry instanceof PerformanceNavigationTiming ? entry.domInteractive : 0
  return performance.now() - came > shortest
}

/** The same as an expression, for browsers that Playwright does not drive. */
export const HAS_STAYED = `(${hasStayed.toString()})(${SHORTEST_STAY})`

/** Waits until a form of the page can be a person's. */
export async function stayAWhile(page: Page): Promise<void> {
  await page.waitForFunction(hasStayed, SHORTEST_STAY)
}
