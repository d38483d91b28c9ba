/** The site with hundreds of ports, as a visitor sees it. */
import type { Page, Route } from '@playwright/test'
import { manyPorts } from '../helpers/many-ports.ts'
import { expect, LAKE_QUERIES, openHydrated, test } from './fixtures.ts'

const EXTRA_PORTS = manyPorts(500).map(({ name, slug, coast, responseTime, coordinates }) => ({
  name,
  slug: slug.current,
  coast,
  responseTime,
  coordinates,
}))

test('the footer’s link opens the home page’s list of all ports; the last port in the list links to its own address', async ({
  page,
  watch,
}) => {
  // The build has no page for the last port, so the server responds with 404.
  watch.allowProblems(/status of 404/)
  await openWithManyPorts(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'All ports (506)' }).click()
  await expect(page).toHaveURL('/#ports')
  const last = page.locator('#ports').getByRole('link', { name: 'Velwabet', exact: true })
  await expect(last).toBeVisible()
  await expect(page.locator('#ports summary')).toBeInViewport()
  await last.click()
  await expect(page).toHaveURL('/ports/velwabet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Not Found')
  // Waits, because the context must not close while `respondWithManyPorts` still handles a request.
  await page.waitForLoadState('networkidle')
})

async function openWithManyPorts(page: Page, path: string) {
  await page.route(LAKE_QUERIES, respondWithManyPorts)
  await openHydrated(page, path)
  await expect(page.getByRole('contentinfo')).toContainText('All ports (506)')
}

async function respondWithManyPorts(route: Route) {
  const response = await route.fetch()
  const body: { result: { frame: object; ports?: object[] } } = await response.json()
  const { frame, ports } = body.result
  const result = {
    ...body.result,
    frame: { ...frame, portCount: 506 },
    ...(ports && { ports: [...ports, ...EXTRA_PORTS] }),
  }
  await route.fulfill({ response, json: { ...body, result } })
}
