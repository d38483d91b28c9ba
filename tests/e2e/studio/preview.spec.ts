/** The preview beside the form: shows drafts while they are typed, and opens the field of a clicked text. */
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { lakeClient } from '../../helpers/lake-client.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, type Studio, test } from './studio.ts'

/** The previewed page in the Studio's iframe. */
const previewedPage = (studio: Studio) => studio.page.frameLocator('iframe')

/** Opens a document's form and, from there, the preview of a page that shows it. */
async function openPreview(studio: Studio, type: string, id: string, address: string) {
  await studio.openDocument(type, id)
  await studio.page.getByRole('button', { name: /^Used on/ }).click()
  await studio.page.getByRole('link', { name: address }).click()
  const preview = previewedPage(studio)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  return preview
}

/** Waits until the page's texts contain invisible characters, which encode the fields that the texts come from. */
async function waitUntilMarked(studio: Studio) {
  await expect(previewedPage(studio).getByRole('heading', { level: 1 })).toHaveText(
    /[\u200B-\u200D\uFEFF]{8}/,
  )
}

const publishedHtml = async (pathname: string) =>
  await (await fetch(stack.siteUrl + pathname)).text()

test(
  'clicking text from another document opens that document',
  { tag: '@nightly' },
  async ({ studio }) => {
    const preview = await openPreview(studio, 'contactPage', 'contactPage', '/preview/contact')
    await waitUntilMarked(studio)
    const main = preview.getByRole('main')
    await main.getByRole('link', { name: /^\+91/ }).first().click()
    await expect(studio.field('Emergency phone')).toBeFocused()
    // The invisible markers of the preview must not get into a link's address.
    await expect(main.getByRole('link', { name: /^\+91/ }).first()).toHaveAttribute(
      'href',
      /^tel:\+91\d+$/,
    )
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[\w.@-]+$/)
  },
)

test(
  'following a link in the preview, or typing an address, opens that page and its form',
  { tag: '@nightly' },
  async ({ studio }) => {
    const preview = await openPreview(studio, 'contactPage', 'contactPage', '/preview/contact')
    await waitUntilMarked(studio)
    // Presses Enter, because a click on editable text would open its field.
    await preview.getByRole('link', { name: 'Fleet Retainer' }).first().press('Enter')
    await expect(preview.getByRole('heading', { level: 1 })).not.toContainText('Contact the desk')
    await expect(studio.page.getByTestId('document-panel-document-title')).toHaveText(
      'Fleet retainer',
    )
    const address = studio.page.getByRole('textbox').first()
    await expect(address).toHaveValue(`${stack.siteUrl}/preview/fleet-retainer`)

    await address.fill(`${stack.siteUrl}/preview/ports/mundra`)
    await address.press('Enter')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Mundra')
    await expect(studio.page.getByTestId('document-panel-document-title')).toContainText('Mundra')
  },
)

test(
  'previews a port that exists only as a draft',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    // The port is not published, so its preview page is served with status 404.
    watch.allowProblems(/status of 404/)
    const draft = {
      _id: 'drafts.port-tuticorin',
      _type: 'port',
      name: 'Tuticorin',
      fullName: 'V. O. Chidambaranar Port, Tuticorin',
      slug: { _type: 'slug', current: 'tuticorin' },
      coast: 'east',
      responseTime: '9–11 hours',
    }
    await lakeClient.createOrReplace(draft)
    const preview = await openPreview(studio, 'port', 'port-tuticorin', '/preview/ports/tuticorin')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText(draft.fullName)
    await expect(preview.getByRole('main').getByText(draft.responseTime).first()).toBeVisible()
    expect((await fetch(`${stack.siteUrl}/ports/tuticorin`)).status).toBe(404)
    await lakeClient.delete(draft._id)
  },
)

test(
  'shows drafts after a reload and in a separate window',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    const preview = await openPreview(studio, 'aboutPage', 'aboutPage', '/preview/about')
    await waitUntilMarked(studio)
    await studio.field('Heading').first().fill('A draft about us')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('A draft about us')
    await studio.untilSaved()

    await studio.page.getByRole('button', { name: 'Refresh preview' }).click()
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('A draft about us')

    const popupOpened = studio.page.waitForEvent('popup')
    await studio.page.getByRole('link', { name: 'Open preview' }).click()
    const popup = await popupOpened
    await watch.alsoWatch(popup)
    await expect(popup.getByRole('heading', { level: 1 })).toContainText('A draft about us')
    await lakeClient.delete('drafts.aboutPage')
    await expect(popup.getByRole('heading', { level: 1 })).not.toContainText('A draft about us')
  },
)

test('a preview opened without the Studio shows published content', async ({ page }) => {
  await page.goto(`${stack.siteUrl}/preview/contact`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^[^\u200B-\u200D\uFEFF]+$/)
  expect(await publishedHtml('/contact')).toContain(await heading.textContent())
  await page.getByRole('link', { name: 'Fleet Retainer', exact: true }).first().click()
  await expect(page).toHaveURL(`${stack.siteUrl}/preview/fleet-retainer`)
})

test('the scripts, styles and pages for visitors contain no preview code', async () => {
  const site = path.join(stack.environment.SITE_OUT_DIR, 'site')
  const readAll = async (pattern: string, exclude: string[]) => {
    const names = await Array.fromAsync(glob(pattern, { cwd: site, exclude }))
    const texts = await Promise.all(names.map((name) => readFile(path.join(site, name), 'utf8')))
    return texts.join('\n')
  }
  const previewCode = /sanity-visual-editing|sanity\/channels|comlink|stega|\/preview/i
  expect(await readAll('preview/**/*.{js,css,html}', [])).toMatch(previewCode)
  expect(await readAll('**/*.{js,css,html}', ['preview', 'preview.html'])).not.toMatch(previewCode)
})
