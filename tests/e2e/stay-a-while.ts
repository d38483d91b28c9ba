import type { Page } from '@playwright/test'
import { SHORTEST_STAY } from '../../src/ui/seems-automatic.ts'

/**
 * Expression of a page: whether a form of it can be a person's by now. What is sent sooner after the page came seems
 * to be sent by a program, and needs a second press.
 */
export const HAS_STAYED = `performance.getEntriesByType('navigation').every(
  ({ domInteractive }) => performance.now() - domInteractive > ${SHORTEST_STAY},
)`

/** Waits until a form of the page can be a person's. */
export async function stayAWhile(page: Page): Promise<void> {
  await page.waitForFunction(HAS_STAYED)
}
