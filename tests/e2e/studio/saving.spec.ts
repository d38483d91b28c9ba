/** Saving fails while an editor types: what was typed stays on the screen, and is saved later, once. */
import type { Locator, Page, Route } from '@playwright/test'
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, type Studio, test } from './studio.ts'

const ID = 'port-kandla'
const TYPED = 'Typed while nothing could be saved'

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ watch }) => {
  // Console messages of the browser about failed requests, and of the Studio about closed connections.
  watch.allow(/Failed to (?:load resource|fetch)|WebSocket connection to|Trying to connect/)
})
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
})

const inLake = async () => {
  const draft = await lakeClient.getDocument<{ responseTime?: string }>(`drafts.${ID}`)
  return draft?.responseTime
}

const fieldOf = (studio: Studio) => studio.field('Typical response')
const noticeOf = ({ page }: Studio) => page.getByRole('status').filter({ hasText: 'Not saved yet' })

/** Presses "Try again now", unless the Studio has already saved. */
async function tryAgain(notice: Locator): Promise<void> {
  const button = notice.getByRole('button', { name: 'Try again now' })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 60_000 })
    await expect(notice).toBeHidden()
  }).toPass()
}

/** A way in which saves can fail while the page works. */
type Outage = {
  /** A clause after "while". */
  name: string
  begin: (page: Page) => Promise<unknown>
  end: (page: Page) => Promise<unknown>
}

/** Matches the requests by which the Studio saves. */
const SAVES = /\/data\/(?:actions|mutate)\//

/** Intercepts save requests with `answer`; lets other requests through. */
function savesAnswered(name: string, answer: (route: Route) => Promise<unknown>): Outage {
  return {
    name,
    begin: (page) => page.route(SAVES, answer),
    end: (page) => page.unroute(SAVES),
  }
}

const aborted = savesAnswered('requests are aborted', (route) => route.abort())
const busy = savesAnswered('the lake answers 503', (route) =>
  route.fulfill({ status: 503, body: 'busy' }),
)

const OUTAGES: Outage[] = [
  busy,
  aborted,
  {
    name: 'the browser is offline',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  savesAnswered('saves are not answered', () => new Promise<never>(() => {})),
]

for (const { name, begin, end } of OUTAGES)
  for (const isDraft of [false, true])
    test(
      `what is typed into a ${isDraft ? 'draft' : 'published document'} while ${name} is kept, and saved afterwards`,
      { tag: name === busy.name && !isDraft ? [] : '@nightly' },
      async ({ studio }) => {
        const [field, notice] = [fieldOf(studio), noticeOf(studio)]
        await studio.openDocument('port', ID)
        await field.fill('')
        if (isDraft) {
          await field.pressSequentially('Begun before', { delay: 40 })
          await expect.poll(inLake).toBe('Begun before')
        }
        await begin(studio.page)
        await field.pressSequentially(TYPED, { delay: 40 })
        await expect(notice).toContainText('changes to 1 document, since')
        await expect(notice).toContainText('leave this page open')
        // Without a connection the Studio accepts no more typing. The field shows what it had accepted.
        const typed = await field.inputValue()
        expect(typed).toMatch(isDraft ? /^Begun before./ : /./)
        await end(studio.page)
        // The first attempt of a save times out only after twenty seconds.
        await expect(notice).toBeHidden()
        await expect(field).toBeEditable()
        await expect(field).toHaveValue(typed)
        await expect.poll(inLake).toBe(typed)
      },
    )

test(
  'the page asks before it closes while edits are unsaved, but not once they are saved',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    const { page } = studio
    const [field, notice] = [fieldOf(studio), noticeOf(studio)]
    const asked: string[] = []
    // The Studio closes its presence connection when the browser asks, even if the editor then stays.
    watch.allow(/WebSocket is already in CLOSING/)
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    await studio.openDocument('port', ID)
    await aborted.begin(page)
    await field.fill(TYPED)
    await expect(notice).toBeVisible()
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await aborted.end(page)
    await tryAgain(notice)
    await studio.untilSaved()
    await expect.poll(inLake).toBe(TYPED)

    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    expect(asked).toEqual(['beforeunload'])
  },
)

test(
  'edits of a document that was closed meanwhile are saved too',
  {
    tag: '@nightly',
  },
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
    await fieldOf(studio).fill('')
    await fieldOf(studio).pressSequentially(TYPED, { delay: 40 })
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: /^Site settings/ }).click()
    await expect(fieldOf(studio)).toBeHidden()
    const before = attempts
    // The Studio drops a closed document after five seconds. Two more attempts take longer than that; the waits
    // between attempts may be as long as 8 and 15 seconds.
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(before + 2)
    await page.unroute(SAVES)
    await tryAgain(notice)
    await expect(notice).toBeHidden()
    await expect.poll(inLake).toBe(TYPED)
  },
)
