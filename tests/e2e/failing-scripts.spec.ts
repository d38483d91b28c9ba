/** No request is lost when a script fails: it arrives once, or an error message lets the visitor send it. */
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import { accessibilityFaults } from './accessibility.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import { fill, formOf, LEAD_CASES, submitButton, typed, unique } from './lead-forms.ts'
import {
  type Fault,
  JOURNEYS,
  SCRIPT_FAILURES,
  scriptsOf,
  startRequest,
  survive,
} from './script-faults.ts'

/** Journeys tested on every change: a page's form, and the newsletter form at the foot of all pages. */
const EACH_TIME = new Set(['pre-arrival request', 'newsletter'])

// `npm run test:nightly` makes each script fail in each way.
for (const [name, start] of Object.entries(JOURNEYS))
  test(
    `${name}: works although the first or the last script fails`,
    { tag: EACH_TIME.has(name) ? [] : '@nightly' },
    async ({ page, context }) => {
      const scripts = await scriptsOf(page, new URL((await start()).path, 'http://any').pathname)
      const cases: [script: string | undefined, fault: Fault][] = [
        [scripts.at(0), 'aborted'],
        [scripts.at(-1), '404'],
      ]
      for (const [script = '', fault] of cases) {
        const outcome = await survive(context, await start(), script, fault)
        expect(outcome).toMatchObject({ arrived: 1, wasTold: true })
      }
    },
  )

test('missing styles of other pages or a missing snapshot lose no request either', async ({
  context,
}) => {
  const request = await startRequest()
  // Fetched without a page, because a page would put the styles into the browser's cache.
  const html = await (await context.request.get(request.path)).text()
  const styles = /data-others="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(styles).not.toBe('')
  const withoutStyles = await survive(context, request, styles, 'aborted')
  expect(withoutStyles).toMatchObject({ arrived: 1, wasTold: true })

  for (const [name, start] of Object.entries(JOURNEYS)) {
    if (!process.env['NIGHTLY'] && !EACH_TIME.has(name)) continue
    const journey = await start()
    const { pathname } = new URL(journey.path, 'http://any')
    const withoutSnapshot = await survive(context, journey, snapshotPath(pathname), '404')
    expect(withoutSnapshot).toMatchObject({ arrived: 1, wasTold: false })
  }
})

test('text typed offline, without the app, is still there after a reload', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(SCRIPT_FAILURES)
  const request = unique(LEAD_CASES[0])
  await page.route('**/assets/*.js*', (route) => route.abort())
  await page.goto(request.path)
  await fill(page, request)
  await context.setOffline(true)
  await submitButton(page).click()
  const banner = formOf(page).getByRole('alert')
  await expect(banner).toBeFocused()
  expect(await accessibilityFaults(page, { within: 'form [role="alert"]' })).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(banner).toBeFocused()
  await expect(banner).toContainText('NOT been sent')
  expect(await typed(page)).toEqual(request.fields)

  await context.setOffline(false)
  await page.goto('/about')
  await page.unrouteAll()
  await openHydrated(page, request.path)
  await expect.poll(() => typed(page)).toEqual(request.fields)
})

test('a link to a page whose code is missing still leads to the page', async ({ page, watch }) => {
  watch.allowConsoleErrors(
    /Failed to load resource|dynamically imported module|could not be started/,
  )
  await openHydrated(page, '/contact')
  await page.route('**/assets/page-*.js*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    /could not be loaded|Contact/,
  )
  await expect(page.getByRole('main')).toContainText('2013')
})

test('without the boot script, the policy lets a form open a mail', async ({ page, watch }) => {
  await page.route('/port-call-compliance', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/<script type="module" data-app.*?<\/script>/s, ''),
    })
  })
  await page.goto('/port-call-compliance')
  await fill(page, unique(LEAD_CASES[0]))
  watch.allowConsoleErrors(/^request to mailto:/)
  const mail = page.waitForRequest(/^mailto:/)
  await submitButton(page).click()
  // Chromium garbles non-ASCII characters.
  expect((await mail).url()).toContain('imo%3D0000000%0D%0Aport%3DTuticorin')
  await expect(page.getByText('Or contact the desk directly:')).toBeVisible()
})
