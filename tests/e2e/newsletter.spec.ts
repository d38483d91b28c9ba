import type { Page } from '@playwright/test'
import { mailedLink, mailsTo, newAddress, readSubscriber, withFault } from './email-manager.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import { waitOutBotCheck } from './bot-check.ts'

// The tests run one after the other, because a fault that a test sets for the signup affects every test.
test.describe.configure({ mode: 'default' })

const SUCCESS = 'Success! Please check your email to confirm your subscription.'

const form = (page: Page) => page.getByRole('form', { name: 'Newsletter' })
const field = (page: Page) => form(page).getByLabel('Email address')
const button = (page: Page) => form(page).getByRole('button')

/** Types an address and waits until the site accepts a submit without asking for a second click. */
async function enterAddress(page: Page, address: string) {
  await field(page).fill(address)
  await waitOutBotCheck(page)
}

test('subscribes in the footer, then confirms and unsubscribes by the links in the mails', async ({
  page,
}) => {
  const address = newAddress()
  await openHydrated(page, '/about')
  await enterAddress(page, address)
  await field(page).press('Enter')
  await expect(form(page).getByRole('status')).toHaveText(SUCCESS)
  await expect(field(page)).toHaveValue('')
  expect(await readSubscriber(address)).toMatchObject({ state: 'pending' })

  await page.goto(await mailedLink(address, '/email-confirmation'))
  const confirmed = 'Your email has been confirmed! You are now subscribed to our updates.'
  await expect(page.getByText(confirmed)).toBeVisible()
  expect(await readSubscriber(address)).toMatchObject({ state: 'confirmed' })

  await page.goto(await mailedLink(address, '/email-preferences'))
  await page.getByRole('switch', { name: 'Emergency Response & Alerts' }).click()
  await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
  const preferences = { compliance: true, emergency: false, newsletter: true }
  expect(await readSubscriber(address)).toMatchObject({ state: 'confirmed', preferences })

  await page.goto(await mailedLink(address, '/unsubscribe'))
  const unsubscribed = 'You have been successfully unsubscribed from marketing emails.'
  await expect(page.getByText(unsubscribed)).toBeVisible()
  expect(await readSubscriber(address)).toMatchObject({ state: 'unsubscribed' })
})

test('the button has the focus again after an address was sent', async ({ page }) => {
  await openHydrated(page, '/')
  await withFault('signup', { latencyMs: 500 }, async () => {
    await enterAddress(page, newAddress())
    await button(page).click()
    await expect(button(page)).toBeDisabled()
    await expect(form(page).getByRole('status')).toHaveText(SUCCESS)
  })
  await expect(button(page)).toBeEnabled()
  await expect(button(page)).toBeFocused()
})

test('if the email-manager does not respond, a retry succeeds and only one mail is sent', async ({
  page,
  watch,
}) => {
  watch.allowProblems(/Failed to load resource/)
  const address = newAddress()
  await openHydrated(page, '/')
  await withFault('signup', { drop: 'after' }, async () => {
    await enterAddress(page, address)
    await button(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(
      'Unable to process your request. Please try again later.',
    )
  })
  await expect(field(page)).toHaveValue(address)
  await button(page).click()
  await expect(form(page).getByRole('status')).toHaveText(SUCCESS)
  expect(await mailsTo(address)).toHaveLength(1)
})
