/** Saving fails while an editor types: what was typed stays on the screen, and is saved later, once. */
import type { Locator } from '@playwright/test'
import { lakeClient } from '../../helpers/lake-client.ts'
import { aborted, busy, offline, SAID_OF_OUTAGES, SAVES } from './outages.ts'
import { expect, type Studio, test } from './studio.ts'

const ID = 'port-kandla'
const TYPED = 'Typed while nothing could be saved'

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ watch }) => {
  watch.allow(SAID_OF_OUTAGES)
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

/** Presses "Try again now", unless the Studio has saved by itself before. */
async function tryAgain(notice: Locator): Promise<void> {
  const button = notice.getByRole('button', { name: 'Try again now' })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 60_000 })
    await expect(notice).toBeHidden()
  }).toPass()
}

for (const { name, begin, end } of [aborted, busy, offline])
  test(
    `a first edit while ${name} is kept, and saved afterwards`,
    {
      tag: begin === busy.begin ? [] : '@nightly',
    },
    async ({ studio }) => {
      const [field, notice] = [fieldOf(studio), noticeOf(studio)]
      await studio.openDocument('port', ID)
      await field.fill('')
      await begin(studio.page)
      await field.pressSequentially(TYPED, { delay: 40 })
      await expect(notice).toContainText('changes to 1 document, since')
      await expect(notice).toContainText('leave this page open')
      await expect(field).toHaveValue(TYPED)
      await end(studio.page)
      await expect(notice).toBeHidden()
      await expect(field).toHaveValue(TYPED)
      await expect.poll(inLake).toBe(TYPED)
    },
  )

test(
  'the page asks before it closes while something is not saved, and not after',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    const { page } = studio
    const [field, notice] = [fieldOf(studio), noticeOf(studio)]
    const asked: string[] = []
    // The Studio takes leave of the other editors when the browser asks, whatever the answer.
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
  'on a phone, too, it is in sight that something is not saved',
  { tag: '@nightly' },
  async ({ studio }) => {
    const { page } = studio
    await page.setViewportSize({ width: 390, height: 800 })
    await studio.openDocument('port', ID)
    await aborted.begin(page)
    await fieldOf(studio).fill(TYPED)
    await expect(noticeOf(studio)).toBeInViewport({ ratio: 1 })
    await expect(studio.publishButton).toBeInViewport({ ratio: 1 })
    await aborted.end(page)
    await expect(noticeOf(studio)).toBeHidden()
    await expect.poll(inLake).toBe(TYPED)
  },
)

test(
  'what was typed into a document that was closed since is saved too',
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
    // Between these two is more than the five seconds after which the Studio drops a closed document.
    // Two waits may be as long as 8 and 15 seconds.
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(before + 2)
    await page.unroute(SAVES)
    await tryAgain(notice)
    await expect(notice).toBeHidden()
    await expect.poll(inLake).toBe(TYPED)
  },
)

test(
  'a save that arrived and whose answer was lost is not done twice',
  { tag: '@nightly' },
  async ({ studio }) => {
    const { page } = studio
    const field = fieldOf(studio)
    const arrived = new Set<unknown>()
    await studio.openDocument('port', ID)
    await page.route(SAVES, async (route) => {
      const { transactionId } = Object(route.request().postDataJSON())
      if (arrived.has(transactionId)) return await route.continue()
      arrived.add(transactionId)
      await route.fetch()
      return await route.abort()
    })
    await field.fill('')
    await field.pressSequentially(TYPED, { delay: 40 })
    await expect(noticeOf(studio)).toBeVisible()
    await expect.poll(inLake).toBe(TYPED)
    await studio.untilSaved()
    await expect(noticeOf(studio)).toBeHidden()
    await expect(field).toHaveValue(TYPED)
    expect(await inLake()).toBe(TYPED)
  },
)

test('publishing waits for what is not saved', { tag: '@nightly' }, async ({ studio }) => {
  const { page } = studio
  const before = await lakeClient.getDocument<{ responseTime: string }>(ID)
  try {
    await studio.openDocument('port', ID)
    await busy.begin(page)
    await fieldOf(studio).fill(TYPED)
    await expect(noticeOf(studio)).toBeVisible()
    await studio.publishButton.click()
    expect(await lakeClient.getDocument(ID)).toEqual(before)
    await busy.end(page)
    const published = page.getByRole('alert').filter({ hasText: 'was published' })
    await expect(published).toBeVisible()
    await expect(noticeOf(studio)).toBeHidden()
    expect(await lakeClient.getDocument(ID)).toMatchObject({ responseTime: TYPED })
    expect(await inLake()).toBeUndefined()
  } finally {
    const { responseTime } = before ?? { responseTime: '' }
    await lakeClient.patch(ID).set({ responseTime }).commit()
  }
})
