/** The Studio tells editors when the last build could not publish a page, PDF or image. */
import type { Page } from '@playwright/test'
import { stack } from '../../helpers/stack.ts'
import { expect, test } from './studio.ts'

const NOTICE = {
  artefact: '/docs/india-compliance-pack.pdf',
  document: 'Kandla',
  field: 'nuances (1)',
  problem: 'The PDF can’t be made from what is published, so the site keeps the last good PDF.',
  remedy: 'Undo the last change and publish.',
}

/** Makes the site return this build status. */
async function respondWith(page: Page, status: object): Promise<void> {
  await page.route(`${stack.siteUrl}/build-status.json`, (route) =>
    route.fulfill({ json: status, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
}

test('shows document, field and remedy above the desk until a build has published everything', async ({
  studio,
}) => {
  const { page } = studio
  await respondWith(page, { state: 'kept-back', notices: [NOTICE] })
  await studio.open('FAQs')
  const message = page.getByRole('status').filter({ hasText: 'not all of it is on the site' })
  await expect(message).toContainText('Kandla, field nuances (1): The PDF can’t be made')
  await expect(message).toContainText('Undo the last change and publish.')
  const link = message.getByRole('link', { name: 'Open it' })
  await expect(link).toHaveAttribute('href', /id=port-kandla;type=port/)
  // The desk fills the remaining height.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBe(800)
  await expect(page.getByText('Drag rows by their dots')).toBeInViewport()

  await respondWith(page, { state: 'ok', notices: [] })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(message).toBeHidden()
})
