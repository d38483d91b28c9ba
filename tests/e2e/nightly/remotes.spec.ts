/** Each remote out of reach, alone and together with the other: pages stay whole, and no lead is lost or doubled. */
import type { Page } from '@playwright/test'
import { PAGE_PATHS } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'
import { arrivals, fill, LEAD_CASES, submitButton, unique } from '../lead-forms.ts'

const REMOTES: { name: string; origins: string[]; takesLeads: boolean }[] = [
  { name: 'the content lake', origins: [stack.lakeUrl], takesLeads: true },
  { name: 'the email-manager', origins: [stack.emailManagerUrl], takesLeads: false },
  { name: 'both', origins: [stack.lakeUrl, stack.emailManagerUrl], takesLeads: false },
]

async function block(page: Page, origins: readonly string[]): Promise<void> {
  for (const origin of origins)
    await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'))
}

test.beforeEach(({ watch }) => {
  watch.allowConsoleErrors(/Failed to load resource|could not be sent/)
})

for (const { name, origins, takesLeads } of REMOTES) {
  test(`without ${name} every page has its heading and the number`, async ({ page }) => {
    await block(page, origins)
    for (const path of PAGE_PATHS) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be loaded/)
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    }
  })

  for (const leadCase of LEAD_CASES)
    test(`without ${name} a ${leadCase.name} arrives once, then or when it is tried again`, async ({
      page,
    }) => {
      const lead = unique(leadCase)
      await block(page, origins)
      await page.goto(lead.path)
      await fill(page, lead)
      await submitButton(page).first().click()
      const success = page.getByRole('heading', { name: lead.success })
      if (!takesLeads) {
        const told = page.locator('main form').getByRole('alert')
        await expect(told).toContainText('Failed to submit request')
        await expect(told.locator('a[href^="tel:"]')).toBeVisible()
        expect(await arrivals(lead)).toEqual([])
        await page.unrouteAll()
        await page.locator('main form button[type="submit"]').click()
      }
      await expect(success).toBeVisible()
      expect(await arrivals(lead)).toHaveLength(1)
    })
}
