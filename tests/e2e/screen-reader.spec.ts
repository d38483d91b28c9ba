/** Checks the accessibility tree, in reading order, on three of the journeys in docs/screen-reader.md. */
import type { Page } from '@playwright/test'
import { PRE_ARRIVAL } from '../helpers/lead-samples.ts'
import { stack } from '../helpers/stack.ts'
import { expect, openHydrated, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')

test.use({ viewport: { width: 390, height: 844 } })

test('home: the telephone number is at the top of the page, and again after the heading', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - region "Emergency contact":
      - link "Call 24/7 +91 00000 00000"
      - link "WhatsApp"
      - link "Email desk@example.com"
    - banner:
      - link "Global Salvage India"
      - group: Menu
    - main:
      - heading /Indian ports/ [level=1]
      - link "Call 24/7 +91 00000 00000"
      - link /Request the letter/
      - paragraph: Committed arrival (retainer)
      - figure "Chart of our ports":
        - text: Typical arrival
        - link "Mumbai / JNPT 2–4 h"
    - contentinfo
    - navigation "Quick contact"
  `)
})

test(
  'pre-arrival letter: each field has a name; an invalid field is described by its error and hint',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route(`${stack.emailManagerUrl}/**`, (route) => route.fulfill({ json: {} }))
    await openHydrated(page, '/port-call-compliance')
    await expect(main(page)).toMatchAriaSnapshot(`
      - heading "Pre-arrival financial security letter" [level=1]
      - list "Progress":
        - listitem:
          - paragraph: 1 Form
      - heading [level=2]
      - textbox "Vessel name"
      - textbox "IMO number"
      - combobox "Port"
      - textbox "ETA"
      - textbox "Agent"
      - textbox "Email"
      - textbox "Phone (optional)"
      - textbox "Notes (optional)"
      - button "Request the letter"
      - paragraph: /What you type stays/
      - paragraph:
        - text: /To have it deleted, write to/
        - link "desk@example.com"
      - status
    `)

    await page.getByRole('button', { name: 'Request the letter' }).click()
    await expect(page.getByRole('textbox', { name: 'Vessel name' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Vessel name' })).toHaveAccessibleDescription(
      'Error: Enter the vessel’s name As on the certificate of registry.',
    )

    for (const [name, value] of Object.entries(PRE_ARRIVAL.typed)) {
      const control = main(page).locator(`[name="${name}"]`)
      if (name === 'port') await control.selectOption(value)
      else await control.fill(value)
    }
    await expect(page.getByLabel('ETA')).toHaveAccessibleDescription('1 Mar 2026, 14:30 IST')
    await page.getByRole('button', { name: 'Request the letter' }).click()
    await expect(page.getByRole('heading', { name: 'Documents Sent' })).toBeFocused()
    await expect(main(page)).toMatchAriaSnapshot(`
      - heading "Documents Sent Successfully!" [level=2]
      - list:
        - listitem: /Your request is with the desk/
      - button "Download PDF Now"
      - button "Submit Another Request"
      - button "Copy this summary"
      - status
      - paragraph:
        - text: /Anything to add/
    `)
  },
)

test('port page: facts are terms with definitions', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/ports/mumbai')
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Mumbai Port and Jawaharlal Nehru Port (JNPT)" [level=1]
    - term: Typical arrival
    - definition: 2–4 hours
    - link "Call 24/7 Hotline +91 00000 00000"
    - paragraph:
      - link "Generate Pre-Arrival Letter"
    - figure /The waters around Mumbai/
    - heading "Emergency contacts" [level=2]
    - table "Emergency contacts, by role"
    - heading "Position and partners" [level=2]
    - term: Position
    - definition: 18°56.0′N 072°51.0′E
    - heading "Seasons" [level=2]
    - heading "Port-specific requirements" [level=2]
    - list
  `)
})
