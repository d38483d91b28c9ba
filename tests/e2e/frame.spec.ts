/** Header, menus, contact bars and footer (docs/specification.md, section 2). */
import { expect, openHydrated, test } from './fixtures.ts'

test.describe('on a desktop', () => {
  test('header and footer lead to the pages of the specification', async ({ page }) => {
    await page.goto('/contact')
    const header = page.getByRole('banner')
    for (const [name, path] of [
      ['Port-Call Compliance', '/port-call-compliance'],
      ['Fleet Retainer', '/fleet-retainer'],
      ['Request Fleet Quote', '/fleet-retainer#quote'],
      ['Salvage & OSR', '/response/salvage-osr'],
      ['Contact', '/contact'],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )

    const footer = page.getByRole('contentinfo')
    for (const [name, path] of [
      ['Mumbai / JNPT', '/ports/mumbai'],
      ['Mundra', '/ports/mundra'],
      ['Vadinar', '/ports/vadinar'],
      ['Kandla', '/ports/kandla'],
      ['Visakhapatnam', '/ports/visakhapatnam'],
      ['Paradip', '/ports/paradip'],
      ['Partner Portal', '/agents/partner'],
      ['Insurers Hub', '/insurers-hub'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    await expect(footer).toContainText(
      'Fleet-level risk control, same-day documents, named Indian partners and 24/7 mobilization.',
    )
    await expect(footer).toContainText('Mumbai, Maharashtra')
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  })

  test('the Company menu opens, and closes on an outside click, an item, Escape or Tab', async ({
    page,
  }) => {
    await openHydrated(page, '/')
    const header = page.getByRole('banner')
    const company = header.getByText('Company', { exact: true })
    const about = header.getByRole('link', { name: 'About Us' })

    await company.click()
    await expect(about).toBeVisible()
    await page.locator('main').click({ position: { x: 5, y: 300 } })
    await expect(about).toBeHidden()

    await company.focus()
    await page.keyboard.press('Enter')
    await expect(about).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await expect(company).toBeFocused()

    await page.keyboard.press('Enter')
    for (const link of await header.locator('details[open]').getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(about).toBeHidden()

    await company.click()
    await about.click()
    await expect(page).toHaveURL('/about')
    await expect(about).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('/port-call-compliance always shows contact bars at the top and bottom of the window', async ({
    page,
  }) => {
    const top = page.getByRole('region', { name: 'Emergency contact' })
    const bottom = page.getByRole('navigation', { name: 'Help with this request' })
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/port-call-compliance')
      const expectBoth = async () => {
        await expect(top).toBeInViewport({ ratio: 1 })
        await expect(bottom).toBeInViewport({ ratio: 1 })
        const box = await bottom.boundingBox()
        expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, 800])
      }
      await expectBoth()
      await expect(bottom.getByRole('link')).toHaveText([/^Call \+\d/, /^WhatsApp \+\d/, /@/])
      await page.mouse.wheel(0, 100_000)
      await expect(page.getByRole('contentinfo').getByText('©')).toBeInViewport({ ratio: 1 })
      await expectBoth()
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu opens, and closes when the window becomes wide or a link is tapped', async ({
    page,
  }) => {
    await openHydrated(page, '/')
    const toggle = page.getByRole('banner').getByText('Menu', { exact: true })
    const leadership = page.getByRole('banner').getByRole('link', { name: 'Leadership' })
    await expect(leadership).toBeHidden()
    await toggle.tap()
    await expect(leadership).toBeVisible()

    await page.setViewportSize({ width: 767, height: 844 })
    await expect(leadership).toBeVisible()
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(leadership).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(leadership).toBeHidden()

    await toggle.tap()
    await leadership.tap()
    await expect(page).toHaveURL('/management')
    await expect(leadership).toBeHidden()
  })

  test('the bottom bar offers call, WhatsApp and email, and does not cover the end of the page', async ({
    page,
  }) => {
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Quick contact' })
    await expect(bar).toBeInViewport()
    await expect(bar.getByRole('link')).toHaveText(['Call 24/7', 'WhatsApp', 'Email'])
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const legal = page.getByRole('contentinfo').getByText('©')
    const [barBox, legalBox] = [await bar.boundingBox(), await legal.boundingBox()]
    expect((legalBox?.y ?? 0) + (legalBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  })

  test('the first screen shows phone, WhatsApp, ports, a team’s “hours to site” and the link to the letter', async ({
    page,
  }) => {
    await page.goto('/')
    const main = page.locator('main')
    const contacts = main.locator(
      'a:is([href^="tel:"], [href^="https://wa.me/"], [href^="mailto:"])',
    )
    await expect(contacts.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeInViewport()
    for (const name of [/24\/7/, /^Mumbai/, /^Paradip/, /^Request the letter/])
      await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/hours to site/).first()).toBeInViewport()
  })
})
