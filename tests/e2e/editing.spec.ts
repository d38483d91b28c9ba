import { lakeClient, withEdit } from '../helpers/lake-client.ts'
import { expect, LAKE_QUERIES, openHydrated, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

test('without a rebuild, an edit appears on a page opened by a link, and after a reload', async ({
  page,
}) => {
  const words = 'Who answers when you call'
  const heading = page.getByRole('heading', { level: 1 })
  await openHydrated(page, '/')
  await withEdit('aboutPage', 'heading', words, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(heading).toHaveText(words)
    await page.reload()
    await expect(heading).toHaveText(words)
  })
})

test('a port published after the build has a page', async ({ page, watch }) => {
  // Until the next build, the site's server returns the page for unknown ports, with status 404.
  watch.allowProblems(/Failed to load resource.*404/)
  const port = await lakeClient.getDocument('port-mundra')
  if (!port) throw new Error('The lake has no port-mundra.')
  await lakeClient.create({
    ...port,
    _id: 'port-chennai-test',
    fullName: 'Chennai Port',
    slug: { _type: 'slug', current: 'chennai-test' },
  })
  try {
    await page.goto('/ports/chennai-test')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chennai Port')
  } finally {
    await lakeClient.delete('port-chennai-test')
  }
})

test('open pages keep phone number and office if the settings lack valid values or are deleted', async ({
  page,
}) => {
  const { _rev, ...settings } = await lakeClient
    .getDocument('siteSettings')
    .then((document) => document ?? { _id: 'siteSettings', _rev: '', _type: 'siteSettings' })
  await openHydrated(page, '/contact')
  const call = page.getByRole('region', { name: 'Emergency contact' }).getByRole('link').first()
  const office = page.getByRole('contentinfo').getByText('Office')
  const before = { href: await call.getAttribute('href'), office: await office.innerText() }
  const expectContactUnchanged = async () => {
    await expect(call).toHaveAttribute('href', before.href ?? '')
    await expect(office).toHaveText(before.office)
  }
  /** Makes the page revalidate its content. Returns the text of the lake's response. */
  const revalidate = async () => {
    const response = page.waitForResponse(LAKE_QUERIES)
    await page.clock.fastForward(11_000)
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    return await (await response).text()
  }
  // `revalidate` moves the clock on, because the app revalidates content only when it is older than ten seconds.
  await page.clock.install()
  try {
    await lakeClient
      .patch('siteSettings')
      // The number lacks its country code, so the site does not use it.
      .set({ emergencyPhone: '022 1234 5678', tagline: 'Read again' })
      .unset(['whatsappNumber', 'officeLocation'])
      .commit()
    expect(await revalidate()).toContain('022 1234 5678')
    await expect(page.getByText('Read again')).toBeVisible()
    await expectContactUnchanged()

    await lakeClient.delete('siteSettings')
    expect(await revalidate()).toContain('"settings":null')
    await expect(page.getByText('Read again')).toHaveCount(0)
    await expectContactUnchanged()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expectContactUnchanged()
  } finally {
    await lakeClient.createOrReplace(settings)
  }
})
