/** What a browser that runs no scripts says of the lead forms: only the build writes it, and no script can show it. */
import { expect, test } from './fixtures.ts'
import { LEAD_CASES } from './lead-forms.ts'

test.use({ javaScriptEnabled: false })

for (const { name, path } of LEAD_CASES)
  test(`without scripts the form of the ${name} says that its button opens a mail`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('noscript') })
    await expect(form).toHaveAttribute('action', /^mailto:desk@example\.com\?subject=/)
    expect(await form.innerText()).toContain(
      'Without JavaScript this button opens your email program with what you typed; nothing is sent before you send that email.',
    )
    await expect(form.locator('noscript').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  })
