/**
 * In old browsers, every page keeps its prerendered heading and fits a phone, and each lead form sends a lead.
 * Tests Chromium 103 and 119. Windows 7 and 8 run versions up to 109, Android 7 runs versions up to 119.
 */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CHROMIUM_ARGUMENTS } from '../../../builder/pdf/find-chromium.ts'
import { PAGE_PATHS } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { deliveredMails, LEAD_CASES, uniqueLead } from '../lead-forms.ts'
import { waitOutBotCheck } from '../bot-check.ts'

const PHONE = { width: 390, height: 844 }

const EMAIL_LINK_PATHS = ['/unsubscribe', '/confirm', '/email-preferences']

/** A separate npm package with both browsers, so that only the nightly tests download its 110 MB. */
const BROWSERS_PACKAGE = path.join(import.meta.dirname, 'old-browsers')

/** Unpacks a browser and returns its executable. @throws Error with instructions if the package is not installed */
async function unpackBrowser(name: string): Promise<string> {
  const executable = path.join(stack.dataDir, name)
  if (existsSync(executable)) return executable
  const archive = path.join(BROWSERS_PACKAGE, 'node_modules', name, 'bin/chromium.br')
  if (!existsSync(archive))
    throw new Error(`${name} is not installed: run "npm ci" in ${BROWSERS_PACKAGE}`)
  const packed = await readFile(archive)
  const unpacked = `${executable}.${process.pid}`
  await writeFile(unpacked, brotliDecompressSync(packed), { mode: 0o755 })
  try {
    // Uses `link`, because `rename` would replace the executable, which another worker's browser may already run.
    await link(unpacked, executable)
  } catch (error) {
    if (!existsSync(executable)) throw error
  }
  await rm(unpacked)
  return executable
}

/** Opens a page with its scripts blocked and returns the heading, which is then the prerendered heading. */
async function prerenderedHeading(page: Page, address: string): Promise<string> {
  await page.route('**/assets/*.js*', (route) => route.abort())
  await page.goto(stack.siteUrl + address)
  const heading = await page.locator('h1').innerText()
  await page.unroute('**/assets/*.js*')
  return heading
}

/** Runs in the page, because Playwright's `fill` needs a newer browser. */
function fillAndSubmit(fields: Record<string, string>): void {
  const form = document.querySelector('main form')
  for (const [name, value] of Object.entries(fields)) {
    const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!field) throw new Error(`there is no field ${name}`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
}

for (const name of ['chromium-103', 'chromium-119'])
  test.describe(name, () => {
    let browser: Browser
    let page: Page

    test.beforeEach(async () => {
      const executablePath = await unpackBrowser(name)
      // Without `--disable-gpu`, Chromium 103 sometimes stops drawing frames, and the page's script waits for a frame.
      const args = [...CHROMIUM_ARGUMENTS, '--disable-gpu']
      browser = await chromium.launch({ executablePath, args })
      page = await browser.newPage({ viewport: PHONE })
    })
    test.afterEach(() => browser.close())

    test('keeps the prerendered heading of every page, and no page is wider than a phone', async () => {
      test.setTimeout(10 * 60_000)
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`))
      for (const address of [...PAGE_PATHS, ...EMAIL_LINK_PATHS]) {
        const prerendered = await prerenderedHeading(page, address)
        await page.goto(stack.siteUrl + address)
        // The page queries the lake after hydration.
        await page.waitForLoadState('networkidle')
        const heading = await page.locator('h1').innerText()
        if (heading !== prerendered) problems.push(`${address}: "${heading}"`)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > PHONE.width) problems.push(`${address}: ${width} px wide`)
      }
      expect(problems).toEqual([])
    })

    for (const leadCase of LEAD_CASES)
      test(`sends a ${leadCase.name}`, async () => {
        const lead = uniqueLead(leadCase)
        await page.goto(stack.siteUrl + lead.path)
        await waitOutBotCheck(page)
        await page.evaluate(fillAndSubmit, lead.fields)
        await expect
          .poll(() => page.evaluate(() => document.body.innerText))
          .toContain(lead.success)
        expect(await deliveredMails(lead)).toHaveLength(1)
      })
  })
