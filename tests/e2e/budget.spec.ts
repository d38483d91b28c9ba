/** Bytes of a first view (docs/speed.md). They are exact, so they can be tested; times are for the benchmark. */
import { PAGE_PATHS } from '../helpers/paths.ts'
import { expect, openHydrated, test } from './fixtures.ts'

/** Brotli bytes of all scripts that a first view loads, of which the packages take 82,500. */
const SCRIPT_BUDGET = 99_500

/** Pages with more on them, held to what has been reached: forms, prose and the chart together. */
const LARGER_SCRIPT_BUDGETS: Record<string, number> = {
  '/': 104_300,
  '/port-call-compliance': 106_000,
  '/fleet-retainer': 104_800,
  '/insurance/financial-security': 99_700,
  '/response/salvage-osr': 100_950,
}

/** Brotli bytes of a page with its style sheet and its content. */
const PAGE_BUDGET = 30_000

for (const path of PAGE_PATHS) {
  test(`a first view of ${path} stays within its budget`, async ({ page }) => {
    const sizes = new Map<string, Promise<number>>()
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      const bodySize = request.sizes().then(({ responseBodySize }) => responseBodySize)
      if (pathname.endsWith('.js')) sizes.set(pathname, bodySize)
      if (request.isNavigationRequest()) sizes.set('page', bodySize)
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')

    const pageSize = await sizes.get('page')
    sizes.delete('page')
    const scriptSizes = await Promise.all(sizes.values())
    const scripts = scriptSizes.reduce((total, size) => total + size, 0)
    expect(scripts).toBeGreaterThan(50_000)
    expect(scripts).toBeLessThanOrEqual(LARGER_SCRIPT_BUDGETS[path] ?? SCRIPT_BUDGET)
    expect(pageSize).toBeLessThanOrEqual(PAGE_BUDGET)
  })
}
