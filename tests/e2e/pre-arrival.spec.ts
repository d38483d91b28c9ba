import { expect, openHydrated, test } from './fixtures.ts'
import { formOf, holdScripts, scrollToForm } from './lead-forms.ts'

const LETTER_LINK = 'Generate Pre-Arrival Letter'

test('preselects the port if the link on its page is clicked before the app has loaded', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await holdScripts(page, scripts.promise)
  await page.goto('/ports/vadinar', { waitUntil: 'commit' })
  await page.getByRole('link', { name: LETTER_LINK }).first().click()
  await expect(page).toHaveURL('/port-call-compliance')
  await scrollToForm(page)
  scripts.resolve()
  await expect(formOf(page).locator('[name="port"]')).toHaveValue('Vadinar')
})

test('the link on a port’s page replaces the chosen port; a later choice survives reload and back', async ({
  page,
}) => {
  const port = formOf(page).locator('[name="port"]')
  await openHydrated(page, '/port-call-compliance')
  await expect(port).toHaveValue('')
  await port.selectOption('Other')
  await openHydrated(page, '/ports/kandla')
  await page.getByRole('link', { name: LETTER_LINK }).first().click()
  await expect(port).toHaveValue('Kandla')

  await port.selectOption('Cochin')
  await page.reload()
  await scrollToForm(page)
  await expect(port).toHaveValue('Cochin')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await scrollToForm(page)
  await expect(port).toHaveValue('Cochin')
})

test('the chart of the port is in the form on a phone, outside it on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/port-call-compliance')
  const chart = page.getByText('The waters around Mundra')
  const chartInForm = formOf(page).getByText('The waters around Mundra')
  await formOf(page).locator('[name="port"]').selectOption('Mundra')
  await expect(chartInForm).toBeVisible()
  await expect(chart.filter({ visible: true })).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(chartInForm).toBeHidden()
  await expect(chart.filter({ visible: true })).toHaveCount(1)
})

for (const path of ['/port-call-compliance', '/fleet-retainer'])
  test(`form controls on ${path} are tall enough to tap`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path)
    const controls = formOf(page)
      .locator('input, select, textarea, button')
      .filter({ visible: true })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const heights = await controls.evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect().height),
      )
      expect(heights.length).toBeGreaterThan(7)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
    }
  })
