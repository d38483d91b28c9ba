/**
 * Takes pictures for a design review: of each page (but only one port), and of states of the lead forms and email-link
 * pages. Each page and state is shown at four widths, in light, dark and forced colours, and printed. Also copies the
 * PDFs that pages link to. Writes to the folder LOOK_OUT (`npm run look -- --out FOLDER`).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import {
  NOT_FOUND_PATHS,
  PATHS_WITH_ONE_PORT,
  pictureName,
  UNKNOWN_PORT_PATH,
} from '../helpers/paths.ts'
import { stack } from '../helpers/stack.ts'
import { PALETTES } from './accessibility.ts'
import { mailedLink, signUp, newSubscriber } from './email-manager.ts'
import { expect, linkedPdfs, openHydrated, test } from './fixtures.ts'
import { fillForm, formOf, LEAD_CASES, scrollToForm, submitButton } from './lead-forms.ts'

const FOLDER = path.resolve(process.env['LOOK_OUT'] ?? 'pictures')

const WIDTHS = [390, 768, 1280, 1680]
test.use({ baseURL: stack.siteUrl })
test.beforeEach(async ({ page, watch }) => {
  watch.allowProblems(/Failed to load resource|could not be sent/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Makes every call to the email-manager fail with 503. Playwright itself responds to the preflight requests. */
async function failCalls(page: Page): Promise<void> {
  await page.route(`${stack.emailManagerUrl}/**`, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {},
    }),
  )
}

/** Like `mailedLink`, but returns only the path and query of the link. */
async function mailedPath(recipient: string, pagePath: string): Promise<string> {
  return (await mailedLink(recipient, pagePath)).slice(stack.siteUrl.length)
}

for (const each of [...PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH, NOT_FOUND_PATHS[0] ?? '/'])
  test(`page ${each}`, async ({ page }) => {
    await page.goto(each)
    await takePictures(page, `page-${pictureName(each)}`)
  })

for (const lead of LEAD_CASES) {
  const name = lead.path.slice(1)
  test(`${name}, invalid`, async ({ page }) => {
    await openHydrated(page, lead.path)
    await scrollToForm(page)
    await submitButton(page).click()
    await takePictures(page, `state-${name}-invalid`)
  })
  for (const outcome of ['filled', 'failed', 'sent'] as const)
    test(`${name}, ${outcome}`, async ({ page }) => {
      if (outcome === 'failed') await failCalls(page)
      await openHydrated(page, lead.path)
      await scrollToForm(page)
      await fillForm(page, lead)
      if (outcome !== 'filled') await submitButton(page).click()
      if (outcome === 'failed') await expect(formOf(page).getByRole('alert')).toBeVisible()
      if (outcome === 'sent') await expect(page.getByText(lead.success)).toBeVisible()
      await takePictures(page, `state-${name}-${outcome}`)
    })
}

const EMAIL_STATES: Record<string, { path: () => string | Promise<string>; fails?: true }> = {
  'confirmation-invalid': { path: () => '/confirm' },
  'confirmation-failed': {
    path: async () => await mailedPath(await signUp(), '/email-confirmation'),
    fails: true,
  },
  confirmation: { path: async () => await mailedPath(await signUp(), '/email-confirmation') },
  'preferences-invalid': { path: () => '/email-preferences' },
  'preferences-failed': {
    path: async () => await mailedPath(await newSubscriber(), '/email-preferences'),
    fails: true,
  },
  preferences: { path: async () => await mailedPath(await newSubscriber(), '/email-preferences') },
  'unsubscribe-invalid': { path: () => '/unsubscribe' },
  'unsubscribe-failed': {
    path: async () => await mailedPath(await newSubscriber(), '/unsubscribe'),
    fails: true,
  },
  unsubscribe: { path: async () => await mailedPath(await newSubscriber(), '/unsubscribe') },
}

for (const [name, { path: readPath, fails }] of Object.entries(EMAIL_STATES))
  test(`email link: ${name}`, async ({ page }) => {
    const address = await readPath()
    if (fails) await failCalls(page)
    await openHydrated(page, address)
    await page.waitForLoadState('networkidle')
    await takePictures(page, `email-${name}`)
  })

test('PDFs', async ({ request }) => {
  await mkdir(path.join(FOLDER, 'pdf'), { recursive: true })
  for (const link of await linkedPdfs(request))
    await writeFile(
      path.join(FOLDER, 'pdf', path.basename(link)),
      await (await request.get(link)).body(),
    )
})

async function takePictures(page: Page, name: string): Promise<void> {
  for (const [palette, media] of Object.entries(PALETTES)) {
    await page.emulateMedia(media)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)))
      await page.screenshot({
        path: path.join(FOLDER, palette, String(width), `${name}.jpg`),
        fullPage: true,
        type: 'jpeg',
        quality: 70,
      })
    }
  }
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await page.pdf({ path: path.join(FOLDER, 'print', `${name}.pdf`), preferCSSPageSize: true })
  await page.emulateMedia({ media: 'screen' })
}
