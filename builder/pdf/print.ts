/** Prints documents to PDF with Chromium. docs/speed.md compares Chromium with PDF libraries. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { STEP_TIMEOUT_MS } from '../step-timeout.ts'
import type { PrintableDocument } from '../prerender/render-documents.tsx'
import { CHROMIUM_ARGUMENTS, findChromium, NoChromiumError } from './find-chromium.ts'
import { countSheets, finishPdf } from './finish.ts'
import { markFormFields } from './form-fields.ts'

const POINTS_PER_PIXEL = 72 / 96

/** Size of a sheet in CSS pixels. */
const A4 = { width: 794, height: 1123 }

/** Scales to try, largest first, until a document fits its sheets. */
const SMALLER_SCALES = [0.95, 0.9, 0.85]

/** A page to print: its HTML, and the address to which its links are relative. */
export type Printout = { url: string; html: string }

export type Printer = {
  /**
   * @param scale of the text, for a document that must fit its sheets
   * @throws when the page needs a resource that is not in its HTML
   */
  print(printout: Printout, scale: number): Promise<Uint8Array>
  /** @returns a WebP of the first `.sheet` on A4, with a pixel for each CSS pixel */
  picture(printout: Printout): Promise<Uint8Array>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts a browser that loads nothing but the pages it prints.
 *
 * @throws NoChromiumError when this machine has no Chromium that starts
 */
export async function startPrinter(): Promise<Printer> {
  const browser = await launch(await findChromium())
  const context = await browser.newContext()
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  return {
    print: async (printout, scale) => await print(context, printout, scale),
    picture: async (printout) => await picture(context, printout),
    [Symbol.asyncDispose]: async () => await browser.close(),
  }
}

async function launch(executablePath: string): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath,
      args: CHROMIUM_ARGUMENTS,
      timeout: STEP_TIMEOUT_MS,
    })
  } catch (cause) {
    throw new NoChromiumError(
      `${executablePath} can’t start (${String(cause)}). If libraries are missing on Debian or Ubuntu, run: npx playwright install-deps chromium. Or install another Chrome or Chromium, or name one with CHROME_PATH=….`,
      { cause },
    )
  }
}

async function print(
  context: BrowserContext,
  printout: Printout,
  scale: number,
): Promise<Uint8Array> {
  const page = await openPage(context, printout)
  await page.evaluate(markFormFields, POINTS_PER_PIXEL * scale)
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

async function picture(context: BrowserContext, printout: Printout): Promise<Uint8Array> {
  const page = await openPage(context, printout)
  await page.setViewportSize(A4)
  await page.addStyleTag({
    content: 'body { padding: 11mm 15mm } .sheet ~ .sheet { display: none }',
  })
  const png = await page.screenshot()
  await page.close()
  return await sharp(png).webp({ quality: 80 }).toBuffer()
}

/** @throws when the page needs a resource that is not in its HTML */
async function openPage(context: BrowserContext, { url, html }: Printout): Promise<Page> {
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
  return page
}

/**
 * Prints a document at full size. If it needs more than `sheets` sheets, prints it in smaller type. If it does not fit
 * even in the smallest type, it is printed at full size on as many sheets as it needs.
 *
 * @throws when it can't be printed
 */
export async function printDocument(
  printer: Printer,
  { title, author, date, sheets }: PrintableDocument,
  printout: Printout,
): Promise<Uint8Array> {
  const fits = async (pdf: Uint8Array) => sheets === null || (await countSheets(pdf)) <= sheets
  const fullSize = await printer.print(printout, 1)
  let smaller = fullSize
  for (const scale of SMALLER_SCALES) {
    if (await fits(smaller)) break
    smaller = await printer.print(printout, scale)
  }
  const printed = (await fits(smaller)) ? smaller : fullSize
  return await finishPdf(printed, { title, author, date })
}
