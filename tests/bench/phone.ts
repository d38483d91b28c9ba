import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../builder/pdf/find-chromium.ts'
import { STEP_TIMEOUT_MS } from '../../builder/step-timeout.ts'
import { startSlowNetwork } from './slow-network.ts'

/** Lighthouse's slow mobile network: 150 ms of latency; 1.6 Mb/s less 10 % for headers, or 180 bytes per ms. */
const NETWORK = { roundTrip: 150, throughput: 180 }
const CPU_SLOWDOWN = 4
const SCREEN = { width: 390, height: 844 }

/** Uses exact letter widths, as on a phone. By default, headless Chromium rounds each width to whole pixels. */
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none']

/**
 * Starts a browser on a simulated slow mobile network. Prefers `chromium-headless-shell`, because a full Chromium draws
 * its window and tabs as web pages. These pages start again for each visit and slow the measured page.
 */
export async function launchPhone() {
  const network = await startSlowNetwork(NETWORK)
  const browser = await chromium.launch({
    executablePath: await findChromium(['chromium-headless-shell']),
    args: ARGUMENTS,
    // Requests to this machine go through the proxy, too.
    proxy: { server: network.address, bypass: '<-loopback>' },
  })
  return {
    browser,
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await network[Symbol.asyncDispose]()
    },
  }
}

/** Opens a browser context that has a phone's screen, but no cache or storage, as on a first visit. */
export async function phoneContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  return context
}

/** Opens a tab with the processor speed of a slow phone. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
