/**
 * Measures the Studio on 2,000 documents, in a browser: `node tests/bench/studio.ts`.
 *
 * Prints a line a figure, with the load of the machine; exits 1 when one misses its limit.
 */
import { loadavg } from 'node:os'
import { chromium, type Page } from 'playwright-core'
import { describeFigure, isKept, quantile } from './figures.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../builder/pdf/find-chromium.ts'
import { fillWithDocuments, LAST } from '../helpers/many-documents.ts'
import { addressesOf, startOwnStudio } from '../helpers/own-studio.ts'
import { PORTS } from '../helpers/ports.ts'

const ports = PORTS.studioBenchmark
const RUNS = 7
const { studioUrl } = addressesOf(ports)

/** What is measured, with its limit in seconds. */
const MEASURED = [
  { name: 'the Studio opens: the desk', most: 5, run: openDesk },
  { name: 'a list in the order of the site shows', most: 1, run: openList('FAQs', /^Question \d/) },
  { name: 'a list by year shows', most: 1, run: openList('Timeline', /\bEvent \d/) },
  { name: 'a document opens, to be typed in', most: 3, run: openDocument },
  { name: 'the search in a list finds', most: 1, run: searchList },
]

const own = await startOwnStudio(ports, 'http://localhost:5173')
await fillWithDocuments(own.client)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGUMENTS,
})
console.log('The Studio on 2,000 documents, each figure with the load of the machine')
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  // A warm-up, for what server and browser do only once.
  await openDesk(page)
  for (const { name, most, run } of MEASURED) {
    const samples: number[] = []
    for (let count = 0; count < RUNS; count += 1) samples.push((await run(page)) / 1000)
    const figure = {
      name,
      value: quantile(samples, 0.5),
      unit: 's',
      limit: { most },
      note: `slowest ${Math.max(...samples).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
    } as const
    console.log(describeFigure(figure))
    if (!isKept(figure)) process.exitCode = 1
  }
} finally {
  await browser.close()
  await own.end()
}

/** Each run returns the milliseconds from an editor's action until its result is on the screen. */
async function openDesk(page: Page): Promise<number> {
  const start = performance.now()
  await page.goto(`${studioUrl}/structure`)
  await page.getByRole('link', { name: /^FAQs/ }).waitFor()
  const took = performance.now() - start
  // Waits until the Studio has finished loading, as an editor who reads the desk does.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return took
}

function openList(name: string, row: RegExp) {
  return async (page: Page): Promise<number> => {
    await openDesk(page)
    const start = performance.now()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await untilShown(page, row)
    return performance.now() - start
  }
}

async function openDocument(page: Page): Promise<number> {
  await openList('FAQs', /^Question \d/)(page)
  const start = performance.now()
  await page.getByRole('link', { name: /^Question 0:/ }).click()
  const field = await page.getByRole('textbox', { name: 'Question' }).elementHandle()
  await field?.waitForElementState('editable')
  return performance.now() - start
}

async function searchList(page: Page): Promise<number> {
  await openList('FAQs', /^Question \d/)(page)
  const start = performance.now()
  await page.getByRole('textbox', { name: 'Search in FAQs' }).fill(`question ${LAST}`)
  await untilShown(page, new RegExp(`^Question ${LAST}:`))
  return performance.now() - start
}

/** Polls every frame, where a locator would poll every half second. */
async function untilShown(page: Page, row: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('a')].some(({ textContent }) =>
        new RegExp(source).test(textContent),
      ),
    row.source,
    { polling: 'raf' },
  )
}
