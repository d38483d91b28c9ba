/** An editor finds a port, changes a desk contact's phone number and sees it on a port's page. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { stack } from '../../../helpers/stack.ts'
import { openHydrated } from '../../fixtures.ts'
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

// Numbers that the British regulator keeps free for use in fiction.
const PORT_PHONE = '+44 20 7946 0100'
const NEW_PHONE = '+44 20 7946 0123'
const ROLE = 'Regional head, east coast'

test('Find a port', { tag: '@nightly' }, async ({ studio, backUp }) => {
  await backUp('_id in ["port-paradip", "drafts.port-paradip"]')
  await lakeClient
    .patch('port-paradip')
    .set({ 'emergencyContacts[1].contact': PORT_PHONE })
    .commit()
  const { page } = studio
  const search = page.getByPlaceholder('Search', { exact: true })
  const results = page.getByRole('listbox').last().getByRole('option')
  await studio.open()

  await expect(page.getByRole('link', { name: 'Still placeholder' })).toBeVisible()
  await page.getByRole('button', { name: 'Open search' }).click()
  await search.fill('Paradip')
  await expect(results.first()).toHaveAccessibleName(/^Paradip 8–12 hours .* Port$/)
  await screenshot(page, 'find-a-port', search, results.first())

  await search.fill(PORT_PHONE)
  await expect(results).toHaveText([/^Paradip/])
  await results.click()
  await studio.untilEditable()
  await expect(page.getByRole('heading', { name: 'Paradip' })).toBeVisible()
})

test('Change a contact’s phone number', async ({ studio, visitor, backUp }) => {
  await backUp('_id in ["deskContact-regional-head-east", "drafts.deskContact-regional-head-east"]')
  const { page } = studio
  const row = visitor.getByRole('row', { name: ROLE })
  await openHydrated(visitor, '/ports/visakhapatnam')
  await expect(row).not.toContainText(NEW_PHONE)

  await studio.open('Desk contacts')
  const contact = page.getByRole('link', { name: ROLE })
  await screenshot(page, 'change-a-contact', contact)
  await contact.click()
  await studio.untilEditable()
  const phone = studio.field('Phone')
  await phone.fill(NEW_PHONE)
  await studio.untilSaved()
  await screenshot(page, 'change-a-contact-phone', phone)
  await expect(row).not.toContainText(NEW_PHONE)
  await screenshot(page, 'publish', studio.publishButton)
  await studio.publish()

  await test.step('See it on the page', async () => {
    // The site revalidates only content that is older than ten seconds.
    await visitor.clock.install()
    await visitor.clock.fastForward(11_000)
    await visitor.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(row).toContainText(NEW_PHONE)
    await visitor.reload()
    await expect(row).toContainText(NEW_PHONE)
    await row.scrollIntoViewIfNeeded()
    await screenshot(visitor, 'see-it-on-the-page', row)
    const html = async () =>
      await (await visitor.request.get(`${stack.siteUrl}/ports/visakhapatnam`)).text()
    await expect.poll(html).toContain(NEW_PHONE)
  })
})
