import { expect, openHydrated, test } from './fixtures.ts'
import { formOf, holdCode, lookAtForm, submitButton } from './lead-forms.ts'

const LINK = 'Generate Pre-Arrival Letter'

test.describe('the port that a visitor comes from', () => {
  test('is chosen when the form is reached by a link', async ({ page }) => {
    await openHydrated(page, '/ports/visakhapatnam')
    await page.getByRole('link', { name: LINK }).first().click()
    await expect(page).toHaveURL('/port-call-compliance')
    await expect(formOf(page).locator('[name="port"]')).toHaveValue('Visakhapatnam')
  })

  test('is chosen when the link is followed before the code is here', async ({ page }) => {
    const { promise: isThere, resolve: release } = Promise.withResolvers<void>()
    await holdCode(page, isThere)
    await page.goto('/ports/vadinar', { waitUntil: 'commit' })
    await page.getByRole('link', { name: LINK }).first().click()
    await expect(page).toHaveURL('/port-call-compliance')
    await lookAtForm(page)
    release()
    await expect(formOf(page).locator('[name="port"]')).toHaveValue('Vadinar')
  })

  test('is chosen in place of an earlier choice, but not again over a later one', async ({
    page,
  }) => {
    const port = formOf(page).locator('[name="port"]')
    await openHydrated(page, '/port-call-compliance')
    await port.selectOption('Other')
    await page.goto('/ports/kandla')
    await page.getByRole('link', { name: LINK }).first().click()
    await lookAtForm(page)
    await expect(port).toHaveValue('Kandla')

    await port.selectOption('Cochin')
    await page.reload()
    await lookAtForm(page)
    await expect(port).toHaveValue('Cochin')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await lookAtForm(page)
    await expect(port).toHaveValue('Cochin')
  })

  test('is no other page’s', async ({ page }) => {
    await openHydrated(page, '/contact')
    await page.getByRole('contentinfo').locator('a[href="/port-call-compliance"]').first().click()
    await expect(page).toHaveURL('/port-call-compliance')
    await expect(formOf(page).locator('[name="port"]')).toHaveValue('')
  })
})

test('a phone shows the chart of the chosen port under the choice, a wide screen beside the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/port-call-compliance')
  const chart = page.getByText('The waters around Mundra')
  const inForm = formOf(page).getByText('The waters around Mundra')
  await formOf(page).locator('[name="port"]').selectOption('Mundra')
  await expect(inForm).toBeVisible()
  await expect(chart.filter({ visible: true })).toHaveCount(1)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(inForm).toBeHidden()
  await expect(chart.filter({ visible: true })).toHaveCount(1)

  await formOf(page).locator('[name="port"]').selectOption('Other')
  await expect(chart).toHaveCount(0)
})

test('what is missing is said beside its field until it is there', async ({ page }) => {
  await openHydrated(page, '/port-call-compliance')
  await submitButton(page).click()
  const vessel = formOf(page).getByLabel('Vessel name')
  await expect(vessel).toBeFocused()
  await expect(vessel).toHaveAccessibleDescription(/^Error: ./)
  await expect(vessel).toHaveAttribute('aria-invalid', 'true')
  await vessel.fill('MV Placeholder')
  await expect(vessel).not.toHaveAttribute('aria-invalid')
  await expect(vessel).toHaveAccessibleDescription('As on the certificate of registry.')

  // Its neighbour may stay empty, and is in line with it all the same.
  const email = formOf(page).getByLabel('Email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  const phone = await formOf(page).getByLabel('Phone').boundingBox()
  expect((await email.boundingBox())?.y).toBe(phone?.y)
})

for (const path of ['/port-call-compliance', '/fleet-retainer'])
  for (const width of [320, 1280])
    test(
      `controls of ${path} are large enough to touch at ${width} px`,
      { tag: path === '/fleet-retainer' ? '@nightly' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        const controls = formOf(page)
          .locator('input, select, textarea, button')
          .filter({ visible: true })
        const heights = await controls.evaluateAll((all) =>
          all.map((control) => control.getBoundingClientRect().height),
        )
        expect(heights.length).toBeGreaterThan(7)
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
      },
    )
