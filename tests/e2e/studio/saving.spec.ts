/** If saving fails while an editor types, the typed text stays on the screen and is saved later. */
import type { Locator, Page, Route } from '@playwright/test'
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, type Studio, test } from './studio.ts'

const ID = 'port-kandla'
const TYPED = 'Typed while nothing could be saved'

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ watch }) => {
  // Console messages of the browser about failed requests, and of the Studio about closed connections.
  watch.allowProblems(/Failed to (?:load resource|fetch)|WebSocket connection to|Trying to connect/)
})
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
})

const savedText = async () => {
  const draft = await lakeClient.getDocument<{ responseTime?: string }>(`drafts.${ID}`)
  return draft?.responseTime
}

const responseField = (studio: Studio) => studio.field('Typical response')
const noticeOf = ({ page }: Studio) => page.getByRole('status').filter({ hasText: 'Not saved yet' })

/** Presses "Try again now" until the Studio has saved. */
async function tryAgain(notice: Locator): Promise<void> {
  const button = notice.getByRole('button', { name: 'Try again now' })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 60_000 })
    await expect(notice).toBeHidden()
  }).toPass()
}

/** A way in which saves can fail while the page works. */
type Outage = {
  /** Follows "if" in the test's name. */
  name: string
  begin: (page: Page) => Promise<unknown>
  end: (page: Page) => Promise<unknown>
}

/** Matches the requests by which the Studio saves. */
const SAVES = /\/data\/(?:actions|mutate)\//

/** An outage in which `handle` intercepts the save requests. Other requests are let through. */
function outageOfSaves(name: string, handle: (route: Route) => Promise<unknown>): Outage {
  return {
    name,
    begin: (page) => page.route(SAVES, handle),
    end: (page) => page.unroute(SAVES),
  }
}

const aborted = outageOfSaves('requests are aborted', (route) => route.abort())
const unavailable = outageOfSaves('the lake responds with 503', (route) =>
  route.fulfill({ status: 503, body: 'busy' }),
)

const OUTAGES: Outage[] = [
  unavailable,
  aborted,
  {
    name: 'the browser is offline',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  outageOfSaves('saves get no response', () => new Promise<never>(() => {})),
]

for (const { name, begin, end } of OUTAGES)
  for (const isDraft of [false, true])
    test(
      `if ${name}, text typed into a ${isDraft ? 'draft' : 'published document'} is saved later`,
      { tag: name === unavailable.name && !isDraft ? [] : '@nightly' },
      async ({ studio }) => {
        const [field, notice] = [responseField(studio), noticeOf(studio)]
        await studio.openDocument('port', ID)
        await field.fill('')
        if (isDraft) {
          await field.pressSequentially('Already saved', { delay: 40 })
          await expect.poll(savedText).toBe('Already saved')
        }
        await begin(studio.page)
        await field.pressSequentially(TYPED, { delay: 40 })
        await expect(notice).toContainText('changes to 1 document, since')
        await expect(notice).toContainText('leave this page open')
        // Without a connection, the Studio soon accepts no more typing, so the field may lack the end of `TYPED`.
        const typed = await field.inputValue()
        expect(typed).toMatch(isDraft ? /^Already saved./ : /./)
        await end(studio.page)
        // Can take over twenty seconds, because the first attempt of a save times out only then.
        await expect(notice).toBeHidden()
        await expect(field).toBeEditable()
        await expect(field).toHaveValue(typed)
        await expect.poll(savedText).toBe(typed)
      },
    )

test(
  'the browser asks before it closes a page with unsaved edits, but not with saved edits',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    const { page } = studio
    const [field, notice] = [responseField(studio), noticeOf(studio)]
    const dialogs: string[] = []
    // The Studio closes its presence connection when the browser asks, even if the editor then stays.
    watch.allowProblems(/WebSocket is already in CLOSING/)
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.type())
      await dialog.dismiss()
    })
    await studio.openDocument('port', ID)
    await aborted.begin(page)
    await field.fill(TYPED)
    await expect(notice).toBeVisible()
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => dialogs).toEqual(['beforeunload'])
    await aborted.end(page)
    await tryAgain(notice)
    await studio.untilSaved()
    await expect.poll(savedText).toBe(TYPED)

    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    expect(dialogs).toEqual(['beforeunload'])
  },
)

test(
  'edits that could not be saved are saved even after their document is closed',
  { tag: '@nightly' },
  async ({ studio }) => {
    const { page } = studio
    const notice = noticeOf(studio)
    let attempts = 0
    await studio.open('Ports', 'Kandla')
    await studio.untilEditable()
    await page.route(SAVES, async (route) => {
      attempts += 1
      await route.abort()
    })
    await responseField(studio).fill('')
    await responseField(studio).pressSequentially(TYPED, { delay: 40 })
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: /^Site settings/ }).click()
    await expect(responseField(studio)).toBeHidden()
    const before = attempts
    // The Studio drops a closed document after five seconds. Three more attempts to save take longer, because the
    // delays between them are at least 2 and 4 seconds.
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(before + 3)
    await page.unroute(SAVES)
    await tryAgain(notice)
    await expect.poll(savedText).toBe(TYPED)
  },
)
