import type { Page } from '@playwright/test'
import { SHORTEST_STAY } from '../../src/ui/seems-automatic.ts'

/**
 * Waits until a form of the page can be a person's: what is sent sooner after the page came seems to be sent by a
 * program, and needs a second press.
 */
export async function stayAWhile(page: Page): Promise<void> {
  await page.waitForFunction((shortest) => {
    const [entry] = performance.getEntriesByType('navigation')
    const came = entry instanceof PerformanceNavigationTiming ? entry.domInteractive : 0
    return performance.now() - came > shortest
  }, SHORTEST_STAY)
}
