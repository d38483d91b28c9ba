/**
 * Measures the Studio on 2,000 documents, in a browser: `node tests/bench/studio.ts`. It starts a stack of its own, with
 * data of its own, and ends it.
 *
 * Prints a line a figure, with the load of the machine; exits 1 when one misses its limit.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os, { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { describeFigure, isKept, quantile } from './figures.ts'
import { LONGEST_WAIT } from '../../builder/longest-wait.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../builder/pdf/find-chromium.ts'
import { fillWithDocuments, LAST } from '../helpers/many-documents.ts'
import { portEnvironment, PORTS } from '../helpers/ports.ts'
import { endStack, startStack } from '../helpers/started-stack.ts'
import { lakeClientAt } from '../../sandbox/start/lake-client.ts'

const ports = PORTS.studioBenchmark
const RUNS = 7
const studioUrl = `http://localhost:${ports.studio}`
const siteUrl = `http://localhost:${ports.site}`

/** Typed at the end of a heading, one key after the other. */
const KEYS = 'asitistypedbyaneditor'

/**
 * What is measured, with its limit in milliseconds. A run returns the milliseconds from an editor's action until its result is on
 * the screen: one number, or one for each key.
 */
const MEASURED = [
  { name: 'the Studio opens: the desk', most: 5000, runs: RUNS, run: openDesk },
  {
    name: 'a list in the order of the site shows',
    most: 1000,
    runs: RUNS,
    run: openList('FAQs', /^Question \d/),
  },
  {
    name: 'a list by year shows',
    most: 1000,
    runs: RUNS,
    run: openList('Timeline', /\bEvent \d/),
  },
  { name: 'a document opens, to be typed in', most: 3000, runs: RUNS, run: openDocument },
  { name: 'the search in a list finds', most: 1000, runs: RUNS, run: searchList },
  { name: 'a key that is typed shows in the preview', most: 500, runs: 1, run: typeBesideThePage },
]

const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-bench-'))
const own = await startStack({ ...portEnvironment(ports), DATA_DIR: folder })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGUMENTS,
})
try {
  await fillWithDocuments(lakeClientAt(`http://localhost:${ports.lake}`))
  await untilBuilt()
  console.log('The Studio on 2,000 documents, each figure with the load of the machine')
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(LONGEST_WAIT)
  // A warm-up, for what server and browser do only once.
  await openDesk(page)
  for (const { name, most, runs, run } of MEASURED) {
    const samples: number[] = []
    for (let count = 0; count < runs; count += 1) samples.push(...[await run(page)].flat())
    const figure = {
      name,
      value: quantile(samples, 0.5),
      unit: 'ms',
      limit: { most },
      note: `of ${samples.length}, slowest ${Math.max(...samples).toFixed(0)}; load ${loadavg()[0]?.toFixed(1)}`,
    } as const
    console.log(describeFigure(figure))
    if (!isKept(figure)) process.exitCode = 1
  }
} finally {
  await browser.close()
  await endStack(own, 'SIGTERM')
  await rm(folder, { recursive: true })
}

/** Waits until the site has been built with the last of the documents, which would slow what is measured. */
async function untilBuilt(): Promise<void> {
  const last = `Event ${LAST}`
  while (!(await (await fetch(`${siteUrl}/about`)).text()).includes(last)) await delay(500)
}

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

/** Types at the end of the heading of a page that the preview shows; each key is typed when the one before is there. */
async function typeBesideThePage(page: Page): Promise<number[]> {
  await page.goto(`${studioUrl}/presentation?preview=${siteUrl}/preview/management`)
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  // Marked with its field, once the Studio has answered the page.
  await heading.filter({ hasText: /[\u200B-\u200D\uFEFF]{8}/ }).waitFor()
  await heading.click()
  const field = page.getByTestId('field-heading').getByRole('textbox')
  await field.and(page.locator(':focus')).waitFor()
  await field.press('End')

  const shown = await heading.elementHandle()
  const samples: number[] = []
  let words = await field.inputValue()
  for (const key of KEYS) {
    words += key
    const start = performance.now()
    await page.keyboard.type(key)
    await shown?.evaluate(untilItSays, words)
    samples.push(performance.now() - start)
  }
  return samples
}

/** Runs in the page: waits until an element says this, apart from the marks by which the preview finds its field. */
function untilItSays(element: Element, words: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const text = (element.textContent ?? '').replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
      if (text === words) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
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
