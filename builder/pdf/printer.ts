/** Prints pages to PDF with Chromium (docs/speed.md). */
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { LONGEST_WAIT } from '../longest-wait.ts'
import { CHROMIUM_ARGUMENTS, findChromium, NoChromiumError } from './find-chromium.ts'
import { whyNoStart } from './why-no-start.ts'
import { linkFieldSpaces } from './form-fields.ts'

const POINTS_A_PIXEL = 72 / 96

/** A page to print: its whole HTML, and the address that its links are relative to. */
export type Printout = { url: string; html: string }

export type Printer = {
  /**
   * @param scale of the text, for a document that must fit its sheets
   * @throws when the page names anything that is not in its HTML
   */
  print(printout: Printout, scale: number): Promise<Uint8Array>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts a browser that reads nothing but the pages it is to print.
 *
 * @throws NoChromiumError when this machine has no Chromium, or none that starts
 */
export async function startPrinter(): Promise<Printer> {
  const browser = await launch(await findChromium())
  const context = await browser.newContext()
  context.setDefaultTimeout(LONGEST_WAIT)
  return {
    print: async (printout, scale) => await print(context, printout, scale),
    [Symbol.asyncDispose]: async () => await browser.close(),
  }
}

async function launch(executablePath: string): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath,
      args: CHROMIUM_ARGUMENTS,
      timeout: LONGEST_WAIT,
    })
  } catch (cause) {
    throw new NoChromiumError(whyNoStart(executablePath, cause), { cause })
  }
}

async function print(
  context: BrowserContext,
  { url, html }: Printout,
  scale: number,
): Promise<Uint8Array> {
  const page = await context.newPage()
  const missing: string[] = []
  await page.route('**', async (route) => {
    const requested = route.request().url()
    if (requested === url) return await route.fulfill({ contentType: 'text/html', body: html })
    missing.push(requested)
    return await route.abort()
  })
  await page.emulateMedia({ media: 'print' })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  if (missing.length > 0) throw new Error(`${url} can't be printed without ${missing.join(', ')}`)
  await page.evaluate(linkFieldSpaces, POINTS_A_PIXEL * scale)
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    scale,
  })
  await page.close()
  return pdf
}
