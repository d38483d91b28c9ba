/** Journeys of visitors when one of the page's scripts can't be loaded. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { expectApp, watchScripts } from './fixtures.ts'
import { linkIn, mailsTo, newAddress, subscribed, subscriber } from './email-manager.ts'
import {
  deliveredMails,
  fill,
  formOf,
  LEAD_CASES,
  submitButton,
  unique,
  words,
} from './lead-forms.ts'
import { waitOutBotCheck } from './bot-check.ts'

export const FAULTS = ['aborted', '404', '503', '6 s late'] as const
export type Fault = (typeof FAULTS)[number]

/** Console messages of the browser and of the boot script about scripts that fail. */
export const SCRIPT_FAILURES =
  /Failed to load resource|could not be started|dynamically imported module/

/** One visit: a page, the visitor's actions there, and the required outcome. */
export type Journey = {
  path: string
  /** The visitor's action; empty if the page acts without one. */
  act: (page: Page) => Promise<void>
  /** Element that shows success. */
  success: (page: Page) => Locator
  /** Element that shows failure. */
  told: (page: Page) => Locator
  /** Texts that the mail link in the failure message must contain. */
  words: string[]
  /** How often the request has arrived. */
  arrived: () => Promise<number>
}

/** Uses the first lead form only, because both are the same component. */
export async function startRequest(): Promise<Journey> {
  const lead = unique(LEAD_CASES[0])
  return {
    path: lead.path,
    act: async (page) => {
      await fill(page, lead)
      await submitButton(page).click()
    },
    success: (page) => page.getByRole('heading', { name: lead.success }),
    told: (page) => formOf(page).getByRole('alert'),
    words: words({ ...lead, read: {} }),
    arrived: async () => (await deliveredMails(lead)).length,
  }
}

export const JOURNEYS: Record<string, () => Promise<Journey>> = {
  'pre-arrival request': startRequest,
  newsletter: async () => {
    const address = newAddress()
    const form = (page: Page) => page.getByRole('form', { name: 'Newsletter' })
    return {
      path: '/',
      act: async (page) => {
        await form(page).getByLabel('Email address').fill(address)
        await waitOutBotCheck(page)
        await form(page).getByRole('button', { name: 'Subscribe' }).click()
      },
      success: (page) => form(page).getByText('Success!'),
      told: (page) => form(page).getByRole('alert'),
      words: [address],
      arrived: async () => (await mailsTo(address)).length,
    }
  },
  // Covers the confirmation page too, because both pages are the same component.
  unsubscribe: async () => {
    const address = await subscribed()
    return {
      path: await linkIn(address, '/unsubscribe'),
      act: async () => {},
      success: (page) => page.getByText('You have been successfully unsubscribed'),
      told: (page) => page.getByRole('main').getByRole('alert'),
      words: ['Please unsubscribe'],
      arrived: async () => ((await subscriber(address))?.state === 'unsubscribed' ? 1 : 0),
    }
  },
}

/** The names of the scripts that a page loads. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = watchScripts(page)
  await page.goto(path)
  await expectApp(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(2)
  return [...new Set(scripts)]
}

/** Makes requests for a script fail, whatever their query string. The returned function ends the failure. */
async function failScript(page: Page, script: string, fault: Fault): Promise<() => void> {
  let isFailing = true
  await page.route(
    (url) => url.pathname === script,
    async (route) => {
      if (!isFailing) return await route.continue()
      if (fault === 'aborted') return await route.abort()
      if (fault !== '6 s late') return await route.fulfill({ status: Number(fault) })
      await new Promise((resolve) => setTimeout(resolve, 6000))
      return await route.continue()
    },
  )
  return () => {
    isFailing = false
  }
}

export type Outcome = { arrived: number; wasTold: boolean; script: string; fault: Fault }

/**
 * Runs a journey to its end. Either the request arrives, or the page shows an error message with other ways to contact
 * the desk. In the second case, the request arrives when the visitor tries again after the script is available.
 */
export async function survive(
  context: BrowserContext,
  journey: Journey,
  script: string,
  fault: Fault,
): Promise<Outcome> {
  const page = await context.newPage()
  const repair = await failScript(page, script, fault)
  await page.goto(journey.path)
  await journey.act(page)
  const success = journey.success(page)
  const told = journey.told(page)
  await expect(success.or(told)).toBeVisible()
  const wasTold = await told.isVisible()
  if (wasTold) {
    expect(await journey.arrived()).toBe(0)
    await expectOtherContacts(page, journey)
    repair()
    await page
      .getByRole('main')
      .or(page.getByRole('contentinfo'))
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect(success).toBeVisible()
  }
  await expect(told).toHaveCount(0)
  const arrived = await journey.arrived()
  await page.close()
  return { arrived, wasTold, script, fault }
}

/** Checks that the page offers telephone, WhatsApp and email, and that their messages contain the typed text. */
async function expectOtherContacts(page: Page, { told, words: typed }: Journey): Promise<void> {
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  const mail = page.locator(
    'form [role="alert"] a[href^="mailto:"], main a[href^="mailto:"][href*="body="]',
  )
  const { searchParams } = new URL((await mail.first().getAttribute('href')) ?? '')
  for (const word of typed) expect(searchParams.get('body')).toContain(word)
  const chat = told(page).locator('a[href^="https://wa.me/"]')
  if ((await chat.count()) === 0) return
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  for (const word of typed) expect(message).toContain(word)
}
