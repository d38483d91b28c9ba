/** Controls the installed Firefox with Puppeteer, because Playwright can control only its own patched Firefox. */
import { launch, type Page } from 'puppeteer-core'
import { STEP_TIMEOUT_MS } from '../../../builder/step-timeout.ts'
import { findOnPath } from './on-path.ts'
import type { TestBrowser, Tab } from './tab.ts'

/** @returns the path of the installed Firefox; null if there is none */
export function findFirefox(): string | null {
  return findOnPath('firefox-esr') ?? findOnPath('firefox')
}

/** Starts Firefox without a window, controlled by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<TestBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    timeout: STEP_TIMEOUT_MS,
    protocolTimeout: STEP_TIMEOUT_MS,
  })
  // A new tab, because keys and focus have no effect in the tab that the browser opens at its start.
  const page = await browser.newPage()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  await page.bringToFront()
  return {
    tab: tabOf(page),
    close: async () => await browser.close(),
  }
}

function tabOf(page: Page): Tab {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`page error: ${String(error)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console error: ${message.text()}`)
  })
  return {
    open: async (address) => void (await page.goto(address)),
    // Firefox sends no load event for a page from its back/forward cache.
    back: async () => void (await page.goBack({ waitUntil: [] })),
    reload: async () => void (await page.reload()),
    evaluate: async (expression) => await page.evaluate(expression),
    click: async (selector) => await page.click(selector),
    type: async (text) => await page.keyboard.type(text),
    resize: async (width, height) => await page.setViewport({ width, height }),
    errors,
  }
}
