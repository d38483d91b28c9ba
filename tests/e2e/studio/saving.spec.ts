/** Saving fails while an editor types: what was typed stays on the screen, and is saved later, once. */
import type { Locator } from '@playwright/test'
import { lakeClient } from '../../helpers/lake-client.ts'
import {
  aborted,
  busy,
  offline,
  type Outage,
  SAID_OF_OUTAGES,
  SAVES,
  savesAnswered,
} from './outages.ts'
import { expect, type Studio, test } from './studio.ts'

const ID = 'port-kandla'
const TYPED = 'Typed while nothing could be saved'
const raw = { perspective: 'raw' } as const

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

/** Presses "Try again now", unless the Studio has already saved. */
async function tryAgain(notice: Locator): Promise<void> {
  const button = notice.getByRole('button', { name: 'Try again now' })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 60_000 })
    await expect(notice).toBeHidden()
  }).toPass()
}

const OUTAGES: Outage[] = [
  busy,
  aborted,
  offline,
  savesAnswered('saves are not answered', () => new Promise<never>(() => {})),
  {
    ...savesAnswered('each save takes seven seconds', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 7000))
      await route.continue()
    }),
    end: (page) => page.unrouteAll({ behavior: 'wait' }),
  },
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
        // The Studio takes no more while it has no connection: the field shows what it took.
        const typed = await field.inputValue()
        expect(typed).toMatch(isDraft ? /^Begun before./ : /./)
        await end(studio.page)
        // A save without an answer is given up after twenty seconds only.
        await expect(notice).toBeHidden()
        await expect(field).toBeEditable()
        await expect(field).toHaveValue(typed)
        await expect.poll(inLake).toBe(typed)
      },
    )

test(
  'the page asks before it closes while edits are unsaved, and not afterwards',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    const { page } = studio
    const [field, notice] = [fieldOf(studio), noticeOf(studio)]
    const asked: string[] = []
    // The Studio signs off from presence when the browser asks, whatever the answer.
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
  'a copy made while saves are aborted is made once',
  { tag: '@nightly' },
  async ({ studio }) => {
    const { page } = studio
    const copies = () =>
      lakeClient.fetch<string[]>('*[_type == "port" && name == "Kandla"]._id', {}, raw)
    await studio.openDocument('port', ID)
    const before = await copies()
    await aborted.begin(page)
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(noticeOf(studio)).toBeVisible()
    await aborted.end(page)
    await expect.poll(copies).toHaveLength(before.length + 1)
    await studio.untilEditable()
    const after = await copies()
    expect(after).toHaveLength(before.length + 1)
    for (const id of after.filter((each) => !before.includes(each))) await lakeClient.delete(id)
  },
)

test('publishing waits for unsaved edits', { tag: '@nightly' }, async ({ studio }) => {
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
