/** Everything that keeps the Studio from saving, in turn: characters typed, and characters kept. */
import type { Page } from '@playwright/test'
import { addressesOf, type OwnStudio, startOwnStudio } from '../../helpers/own-studio.ts'
import { PORTS } from '../../helpers/ports.ts'
import { stack } from '../../helpers/stack.ts'
import {
  aborted,
  busy,
  offline,
  type Outage,
  SAID_OF_OUTAGES,
  savesAnswered,
} from '../studio/outages.ts'
import { expect, type Studio, test } from '../studio/studio.ts'

const ports = PORTS.lakeRestart
const BEFORE = 'Begun before. '
const DURING = 'Typed while nothing could be saved, word by word. '
const AFTER = 'Typed when all was well again.'

/** Each for a document of its own. */
const OUTAGES: Record<string, Outage> = {
  'port-mumbai': offline,
  'port-mundra': aborted,
  'port-vadinar': busy,
  'port-kandla': savesAnswered('saves are not answered', () => new Promise<never>(() => {})),
  'port-visakhapatnam': {
    ...savesAnswered('each save takes seven seconds', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 7000))
      await route.continue()
    }),
    end: (page) => page.unrouteAll({ behavior: 'wait' }),
  },
  'port-paradip': {
    name: 'the lake is killed and started again',
    begin: () => own.endLake('SIGKILL'),
    end: () => own.startLake(),
  },
}

let own: OwnStudio
const count = { typed: 0, kept: 0, doubled: 0 }

test.describe.configure({ mode: 'default' })
test.use(addressesOf(ports))
test.beforeAll(async () => {
  // The Studio is built, the first time.
  test.setTimeout(600_000)
  own = await startOwnStudio(ports, stack.siteUrl)
})
test.beforeEach(({ watch }) => watch.allow(SAID_OF_OUTAGES))
test.afterAll(async () => {
  await own.end()
  const { typed, kept, doubled } = count
  console.log(`characters typed in the Studio: ${typed}, kept: ${kept}, doubled: ${doubled}`)
})

for (const [id, outage] of Object.entries(OUTAGES))
  for (const hasDraft of [false, true])
    test(`while ${outage.name}, nothing typed into ${hasDraft ? 'a draft' : 'a published document'} is lost`, async ({
      studio,
      page,
    }) => {
      const field = studio.field('Typical response')
      const inLake = async () => {
        const draft = await own.client.getDocument<{ responseTime?: string }>(`drafts.${id}`)
        return draft?.responseTime ?? ''
      }
      const before = hasDraft ? BEFORE : ''
      await own.client.delete(`drafts.${id}`)
      await own.client.patch(id).set({ responseTime: '' }).commit()
      await studio.openDocument('port', id)
      await field.pressSequentially(before, { delay: 40 })
      await expect.poll(inLake).toBe(before)

      const typed = before + (await typeDuring(outage, { page, studio })) + AFTER
      await field.press('End')
      await field.pressSequentially(AFTER, { delay: 40 })
      await expect(field).toHaveValue(typed)
      await expect.poll(inLake).toHaveLength(typed.length)
      const kept = keptOf(typed, await inLake())
      count.typed += typed.length
      count.kept += kept
      count.doubled += (await inLake()).length - kept
      expect(await inLake()).toBe(typed)
    })

/** Types while saves fail, and waits until they work again; returns what stood in the field. */
async function typeDuring(
  { begin, end }: Outage,
  { page, studio }: { page: Page; studio: Studio },
): Promise<string> {
  const field = studio.field('Typical response')
  const before = await field.inputValue()
  const notice = page.getByRole('status').filter({ hasText: 'Not saved yet' })
  await begin(page)
  await field.pressSequentially(DURING, { delay: 40 })
  await expect(notice).toBeVisible()
  // The Studio takes no more while it has no connection: what stands there is what was typed.
  const typed = (await field.inputValue()).slice(before.length)
  expect(typed).not.toBe('')
  await end(page)
  // A save without an answer is given up after twenty seconds only.
  await expect(notice).toBeHidden()
  await expect(field).toBeEditable()
  return typed
}

/** How many characters of `typed` are in `saved`, in their order. */
function keptOf(typed: string, saved: string): number {
  let kept = 0
  for (const character of saved) if (character === typed[kept]) kept += 1
  return kept
}

test('a copy made while saves are aborted is made once', async ({ studio, page }) => {
  const copies = () =>
    own.client.fetch<number>('count(*[_type == "port" && _id in path("drafts.**")])')
  await studio.openDocument('port', 'port-mumbai')
  const before = await copies()
  await aborted.begin(page)
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible()
  await aborted.end(page)
  await expect.poll(copies).toBe(before + 1)
  await studio.untilEditable()
  expect(await copies()).toBe(before + 1)
})
