import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../builder/pdf/find-chromium.ts'
import { startSlowNetwork } from './slow-network.ts'

/** Lighthouse's slow mobile network: 150 ms and 1.6 Mb/s, of which 10 % are not payload. */
const NETWORK = { roundTrip: 150, throughput: 180 }
const CPU_SLOWDOWN = 4
const SCREEN = { width: 390, height: 844 }

/** A browser of this machine on a slow mobile network. */
export async function launchPhone() {
  const network = await startSlowNetwork(NETWORK)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_ARGUMENTS,
    // Addresses of this machine as well.
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

/** The browser of a first-time visitor. */
export async function phoneContext(
  browser: Browser,
  height = SCREEN.height,
): Promise<BrowserContext> {
  return await browser.newContext({
    viewport: { ...SCREEN, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}

/** A tab of it, with the processor of a slow phone. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
