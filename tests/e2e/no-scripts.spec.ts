/** The forms' `<noscript>` texts. Only prerendered pages contain them, and only browsers without scripts show them. */
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

const TO_DESK = /^mailto:desk@example\.com\?subject=/

for (const { name, path, role, action } of [
  { name: 'pre-arrival request', path: '/port-call-compliance', role: 'main', action: TO_DESK },
  { name: 'fleet quote request', path: '/fleet-retainer', role: 'main', action: TO_DESK },
  {
    name: 'newsletter',
    path: '/',
    role: 'contentinfo',
    action: 'mailto:desk@example.com?subject=Newsletter',
  },
] as const)
  test(`without scripts, the form of the ${name} says that its button opens an email program`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page
      .getByRole(role)
      .locator('form')
      .filter({ has: page.locator('noscript') })
    await expect(form).toHaveAttribute('action', action)
    expect(await form.innerText()).toContain('this button opens your email program')
    await expect(form.locator('noscript').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  })
