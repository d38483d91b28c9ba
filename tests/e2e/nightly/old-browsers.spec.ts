/**
 * In browsers of some years ago every page stays as it was prerendered and fits a phone, and a lead
 * arrives. Chromium 119 is the last of Android 7, 109 that of Windows 7 and 8; 103 is older than both.
 */
import { chromium, expect, type Page, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CHROMIUM_ARGUMENTS } from '../../../builder/pdf/find-chromium.ts'
import { PAGE_PATHS } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { arrivals, LEAD_CASES, unique } from '../lead-forms.ts'
import { stayAWhile } from '../stay-a-while.ts'

const PHONE = { width: 390, height: 844 }

const LINK_PATHS = ['/unsubscribe', '/confirm', '/email-preferences']

/** A package of its own: whoever starts or tests the product by day need not download 110 MB for it. */
const BROWSERS = path.join(import.meta.dirname, 'old-browsers')

/**
 * @returns the executable that the package of that name carries, unpacked
 * @throws Error that says what to do when the browsers are not installed
 */
async function unpack(name: string): Promise<string> {
  const executable = path.join(stack.dataDir, name)
  if (existsSync(executable)) return executable
  const archive = path.join(BROWSERS, 'node_modules', name, 'bin/chromium.br')
  if (!existsSync(archive)) throw new Error(`${name} is not installed: run "npm ci" in ${BROWSERS}`)
  const packed = await readFile(archive)
  // Whole at once, for another worker may be looking for it.
  const unpacked = `${executable}.${process.pid}`
  await writeFile(unpacked, brotliDecompressSync(packed), { mode: 0o755 })
  await rename(unpacked, executable)
  return executable
}

async function openWithoutScripts(page: Page, address: string): Promise<string> {
  await page.route('**/assets/*.js*', (route) => route.abort())
  await page.goto(stack.siteUrl + address)
  const heading = await page.locator('h1').innerText()
  await page.unroute('**/assets/*.js*')
  return heading
}

/** Runs in the page: what Playwright itself does with fields needs a younger browser. */
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
    test('keeps every page, and none is wider than a phone', async () => {
      test.setTimeout(10 * 60_000)
      const browser = await chromium.launch({
        executablePath: await unpack(name),
        args: CHROMIUM_ARGUMENTS,
      })
      const page = await browser.newPage({ viewport: PHONE })
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
      for (const address of [...PAGE_PATHS, ...LINK_PATHS]) {
        const prerendered = await openWithoutScripts(page, address)
        await page.goto(stack.siteUrl + address)
        // What hydration would take away is gone once the page has asked the lake.
        await page.waitForLoadState('networkidle')
        const heading = await page.locator('h1').innerText()
        if (heading !== prerendered) faults.push(`${address}: "${heading}"`)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > PHONE.width) faults.push(`${address}: ${width} px wide`)
      }
      await browser.close()
      expect(faults).toEqual([])
    })

    for (const leadCase of LEAD_CASES)
      test(`sends a ${leadCase.name}`, async () => {
        const lead = unique(leadCase)
        const browser = await chromium.launch({
          executablePath: await unpack(name),
          args: CHROMIUM_ARGUMENTS,
        })
        const page = await browser.newPage({ viewport: PHONE })
        await page.goto(stack.siteUrl + lead.path)
        await stayAWhile(page)
        await page.evaluate(fillAndSubmit, lead.fields)
        await expect
          .poll(() => page.evaluate(() => document.body.innerText))
          .toContain(lead.success)
        expect(await arrivals(lead)).toHaveLength(1)
        await browser.close()
      })
  })
