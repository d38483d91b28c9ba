/** The `<noscript>` texts of the forms. Only prerendered pages have them; only browsers without scripts show them. */
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

const SUBJECT = /^mailto:desk@example\.com\?subject=/

for (const { name, path, part, subject } of [
  { name: 'pre-arrival request', path: '/port-call-compliance', part: 'main', subject: SUBJECT },
  { name: 'fleet quote request', path: '/fleet-retainer', part: 'main', subject: SUBJECT },
  {
    name: 'newsletter',
    path: '/',
    part: 'contentinfo',
    subject: 'mailto:desk@example.com?subject=Newsletter',
  },
] as const)
  test(`without scripts the form of the ${name} says that its button opens a mail`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page
      .getByRole(part)
      .locator('form')
      .filter({ has: page.locator('noscript') })
    await expect(form).toHaveAttribute('action', subject)
    expect(await form.innerText()).toContain('this button opens your email program')
    await expect(form.locator('noscript').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  })
