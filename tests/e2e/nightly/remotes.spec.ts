/** With each remote host unreachable, alone or both together, pages stay complete. */
import type { Page } from '@playwright/test'
import { PAGE_PATHS } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

const REMOTES = {
  'the content lake': [stack.lakeUrl],
  'the email-manager': [stack.emailManagerUrl],
  both: [stack.lakeUrl, stack.emailManagerUrl],
}

async function block(page: Page, origins: readonly string[]): Promise<void> {
  for (const origin of origins)
    await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'))
}

test.beforeEach(({ watch }) => {
  watch.allowConsoleErrors(/Failed to load resource|could not be sent/)
})

for (const [name, origins] of Object.entries(REMOTES))
  test(`without ${name} every page has its heading and the number`, async ({ page }) => {
    await block(page, origins)
    for (const path of PAGE_PATHS) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be loaded/)
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    }
  })
