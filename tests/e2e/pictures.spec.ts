/**
 * Takes pictures for a design review and writes them to the folder LOOK_OUT (`npm run look -- --out FOLDER`): each page
 * and each state of forms and email pages, at four widths in light, dark and forced colours, and printed; and all PDFs.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import {
  EMPTY_PATHS,
  PATHS_WITH_ONE_PORT,
  pictureName,
  UNKNOWN_PORT_PATH,
} from '../helpers/paths.ts'
import { stack } from '../helpers/stack.ts'
import { PALETTES } from './accessibility.ts'
import { linkIn, signedUp, subscribed } from './email-manager.ts'
import { expect, linkedPdfs, openHydrated, test } from './fixtures.ts'
import { fill, formOf, LEAD_CASES, lookAtForm, submitButton } from './lead-forms.ts'

const FOLDER = path.resolve(process.env['LOOK_OUT'] ?? 'pictures')

const WIDTHS = [390, 768, 1280, 1680]
test.use({ baseURL: stack.siteUrl })
test.beforeEach(async ({ page, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource|could not be sent/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Answers every call with 503, so that the page shows a failure. Playwright answers the preflight requests. */
async function failCalls(page: Page): Promise<void> {
  await page.route(`${stack.emailManagerUrl}/**`, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {},
    }),
  )
}

async function emailLink(address: string, page: string): Promise<string> {
  return (await linkIn(address, page)).slice(stack.siteUrl.length)
}

for (const each of [...PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH, EMPTY_PATHS[0] ?? '/'])
  test(`page ${each}`, async ({ page }) => {
    await page.goto(each)
    await takeAll(page, `page-${pictureName(each)}`)
  })

for (const lead of LEAD_CASES) {
  const name = lead.path.slice(1)
  test(`${name}, invalid`, async ({ page }) => {
    await openHydrated(page, lead.path)
    await lookAtForm(page)
    await submitButton(page).click()
    await takeAll(page, `state-${name}-invalid`)
  })
  for (const outcome of ['filled', 'failed', 'sent'] as const)
    test(`${name}, ${outcome}`, async ({ page }) => {
      if (outcome === 'failed') await failCalls(page)
      await openHydrated(page, lead.path)
      await lookAtForm(page)
      await fill(page, lead)
      if (outcome !== 'filled') await submitButton(page).click()
      if (outcome === 'failed') await expect(formOf(page).getByRole('alert')).toBeVisible()
      if (outcome === 'sent') await expect(page.getByText(lead.success)).toBeVisible()
      await takeAll(page, `state-${name}-${outcome}`)
    })
}

const EMAIL_STATES: Record<string, { open: () => string | Promise<string>; fails?: true }> = {
  'confirmation-invalid': { open: () => '/confirm' },
  'confirmation-failed': {
    open: async () => await emailLink(await signedUp(), '/email-confirmation'),
    fails: true,
  },
  confirmation: { open: async () => await emailLink(await signedUp(), '/email-confirmation') },
  'preferences-invalid': { open: () => '/email-preferences' },
  'preferences-failed': {
    open: async () => await emailLink(await subscribed(), '/email-preferences'),
    fails: true,
  },
  preferences: { open: async () => await emailLink(await subscribed(), '/email-preferences') },
  'unsubscribe-invalid': { open: () => '/unsubscribe' },
  'unsubscribe-failed': {
    open: async () => await emailLink(await subscribed(), '/unsubscribe'),
    fails: true,
  },
  unsubscribe: { open: async () => await emailLink(await subscribed(), '/unsubscribe') },
}

for (const [name, { open, fails }] of Object.entries(EMAIL_STATES))
  test(`email link: ${name}`, async ({ page }) => {
    const address = await open()
    if (fails) await failCalls(page)
    await openHydrated(page, address)
    await page.waitForLoadState('networkidle')
    await takeAll(page, `email-${name}`)
  })

test('PDFs', async ({ request }) => {
  await mkdir(path.join(FOLDER, 'pdf'), { recursive: true })
  for (const link of await linkedPdfs(request))
    await writeFile(
      path.join(FOLDER, 'pdf', path.basename(link)),
      await (await request.get(link)).body(),
    )
})

async function takeAll(page: Page, name: string): Promise<void> {
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
