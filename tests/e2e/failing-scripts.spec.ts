/** If a script fails, each request still arrives once, perhaps after an error message and a retry. */
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import { accessibilityFaults } from './accessibility.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import { fillForm, formOf, LEAD_CASES, submitButton, formValues, uniqueLead } from './lead-forms.ts'
import {
  type Fault,
  JOURNEYS,
  SCRIPT_FAILURES,
  scriptsOf,
  requestJourney,
  runJourney,
} from './script-faults.ts'

/** Journeys tested on every change: a page's form, and the newsletter form in the footer of all pages. */
const JOURNEYS_IN_EVERY_RUN = new Set(['pre-arrival request', 'newsletter'])

// `npm run test:nightly` makes each script fail in each way.
for (const [name, prepare] of Object.entries(JOURNEYS))
  test(
    `${name}: arrives once although the first or the last script fails`,
    { tag: JOURNEYS_IN_EVERY_RUN.has(name) ? [] : '@nightly' },
    async ({ page, context }) => {
      const scripts = await scriptsOf(page, new URL((await prepare()).path, 'http://any').pathname)
      const cases: [script: string | undefined, fault: Fault][] = [
        [scripts.at(0), 'aborted'],
        [scripts.at(-1), '404'],
      ]
      for (const [script = '', fault] of cases) {
        const outcome = await runJourney(context, await prepare(), script, fault)
        expect(outcome).toMatchObject({ arrived: 1, wasErrorShown: true })
      }
    },
  )

test('no request is lost if the content snapshot or the stylesheet with all pages’ styles is missing', async ({
  context,
}) => {
  const leadJourney = await requestJourney()
  // Fetched without a browser tab, because a tab would put the stylesheet into the browser's cache.
  const html = await (await context.request.get(leadJourney.path)).text()
  const stylesheet = /data-others="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(stylesheet).not.toBe('')
  const withoutStyles = await runJourney(context, leadJourney, stylesheet, 'aborted')
  expect(withoutStyles).toMatchObject({ arrived: 1, wasErrorShown: true })

  for (const [name, prepare] of Object.entries(JOURNEYS)) {
    if (!process.env['NIGHTLY'] && !JOURNEYS_IN_EVERY_RUN.has(name)) continue
    const journey = await prepare()
    const { pathname } = new URL(journey.path, 'http://any')
    const withoutSnapshot = await runJourney(context, journey, snapshotPath(pathname), '404')
    expect(withoutSnapshot).toMatchObject({ arrived: 1, wasErrorShown: false })
  }
})

test('text typed while the app can’t load is still in the form after a visit to another page', async ({
  page,
  context,
  watch,
}) => {
  watch.allowProblems(SCRIPT_FAILURES)
  const request = uniqueLead(LEAD_CASES[0])
  await page.route('**/assets/*.js*', (route) => route.abort())
  await page.goto(request.path)
  await fillForm(page, request)
  await context.setOffline(true)
  await submitButton(page).click()
  const banner = formOf(page).getByRole('alert')
  await expect(banner).toBeFocused()
  expect(await accessibilityFaults(page, { within: 'form [role="alert"]' })).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(banner).toBeFocused()
  await expect(banner).toContainText('NOT been sent')
  expect(await formValues(page)).toEqual(request.fields)

  await context.setOffline(false)
  await page.goto('/about')
  await page.unrouteAll()
  await openHydrated(page, request.path)
  await expect.poll(() => formValues(page)).toEqual(request.fields)
})

test('a link still opens its page if the code of that page is missing', async ({ page, watch }) => {
  watch.allowProblems(/Failed to load resource|dynamically imported module|app is not running/)
  await openHydrated(page, '/contact')
  await page.route('**/assets/page-*.js*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    /could not be loaded|Contact/,
  )
  await expect(page.getByRole('main')).toContainText('2013')
})

test('without the boot script, a form opens an email, which the CSP allows', async ({
  page,
  watch,
}) => {
  await page.route('/port-call-compliance', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/<script type="module" data-app.*?<\/script>/s, ''),
    })
  })
  await page.goto('/port-call-compliance')
  await fillForm(page, uniqueLead(LEAD_CASES[0]))
  watch.allowProblems(/^request to mailto:/)
  const mail = page.waitForRequest(/^mailto:/)
  await submitButton(page).click()
  // Chromium garbles non-ASCII characters.
  expect((await mail).url()).toContain('imo%3D0000000%0D%0Aport%3DTuticorin')
  await expect(page.getByText('Or contact the desk directly:')).toBeVisible()
})
