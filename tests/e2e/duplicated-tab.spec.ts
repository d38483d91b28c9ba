/** A tab that is duplicated with a filled form: what was typed once arrives once. */
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './fixtures.ts'
import {
  arrivals,
  fill,
  formOf,
  LEAD_CASES,
  type LeadCase,
  submitButton,
  typed,
  unique,
} from './lead-forms.ts'
import { stayAWhile } from './stay-a-while.ts'

// The service's faults are for whoever calls next.
test.describe.configure({ mode: 'default' })

/** What a browser's "Duplicate tab" does: the same address, with a copy of `sessionStorage`. */
async function duplicate(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  const tab = await page.context().newPage()
  await tab.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, kept)
  await openHydrated(tab, page.url())
  await stayAWhile(tab)
  return tab
}

async function filledTwice(page: Page, leadCase: LeadCase) {
  const lead = unique(leadCase)
  await openHydrated(page, lead.path)
  await fill(page, lead)
  const tab = await duplicate(page)
  await expect.poll(() => typed(tab)).toEqual(lead.fields)
  return { lead, tab }
}

const success = (page: Page, { success: name }: LeadCase) => page.getByRole('heading', { name })
const notice = (page: Page) =>
  formOf(page).getByText(/This request was already sent .* on \d+ \w+ \d{4}, \d\d:\d\d IST\./)

for (const leadCase of LEAD_CASES)
  // Both forms are one component.
  test.describe(
    `a ${leadCase.name} in two tabs`,
    { tag: leadCase === LEAD_CASES[0] ? [] : '@nightly' },
    () => {
      for (const order of ['the first', 'the duplicate'])
        test(
          `sent from ${order} is not sent from the other`,
          { tag: order === 'the first' ? [] : '@nightly' },
          async ({ page }) => {
            const { lead, tab } = await filledTwice(page, leadCase)
            const [sender, other] = order === 'the first' ? [page, tab] : [tab, page]
            await submitButton(sender).click()
            await expect(success(sender, lead)).toBeVisible()

            await expect(notice(other)).toBeVisible()
            await formOf(other).evaluate((form) => {
              if (form instanceof HTMLFormElement) form.requestSubmit()
            })
            await expect(success(other, lead)).toHaveCount(0)
            await other.reload()
            await expect(notice(other)).toBeVisible()
            expect(await arrivals(lead)).toHaveLength(1)

            await other.getByRole('button', { name: 'Clear the form' }).click()
            expect(Object.values(await typed(other)).join('')).toBe('')
            await expect(notice(other)).toHaveCount(0)
          },
        )

      test('sent from both at once arrives once', async ({ page }) => {
        const { lead, tab } = await filledTwice(page, leadCase)
        // Neither has its answer before both have asked.
        const bothAsked = Promise.withResolvers<void>()
        let asked = 0
        await page.context().route('**/api/brain/send?*', async (route) => {
          asked += 1
          if (asked === 2) bothAsked.resolve()
          await bothAsked.promise
          await route.continue()
        })
        await Promise.all([page, tab].map((each) => submitButton(each).click()))
        for (const each of [page, tab])
          await expect(success(each, lead).or(notice(each))).toBeVisible()
        expect(await arrivals(lead)).toHaveLength(1)
      })

      test(
        'arrives as two requests when it is changed in one',
        { tag: '@nightly' },
        async ({ page }) => {
          const { lead, tab } = await filledTwice(page, leadCase)
          await submitButton(page).click()
          await expect(success(page, lead)).toBeVisible()
          await formOf(tab).locator('[name="phone"]').fill('+91 00000 00099')
          await expect(notice(tab)).toHaveCount(0)
          await submitButton(tab).click()
          await expect(success(tab, lead)).toBeVisible()
          const mails = await arrivals(lead)
          expect(mails).toHaveLength(2)
          expect(mails.filter((mail) => mail.includes('+91 00000 00099'))).toHaveLength(1)
        },
      )

      test(
        'sent where the browser keeps no marks arrives once all the same',
        { tag: '@nightly' },
        async ({ page }) => {
          await page.context().addInitScript(() => {
            Object.defineProperty(window, 'localStorage', {
              get: () => {
                throw new DOMException('Denied', 'SecurityError')
              },
            })
          })
          const { lead, tab } = await filledTwice(page, leadCase)
          for (const each of [page, tab]) {
            await submitButton(each).click()
            await expect(success(each, lead)).toBeVisible()
          }
          expect(await arrivals(lead)).toHaveLength(1)
        },
      )
    },
  )
