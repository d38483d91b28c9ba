/** Scheduled drafts: texts that are published on a date. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { openHydrated } from '../../fixtures.ts'
import { expect, test } from '../tasks/tasks.ts'

const ID = 'port-vadinar'
// The Studio finds out what an editor may do by trying actions without effect, also those that a state forbids.
const TRIED = /status of 400 \(Bad Request\)/

/** The lake's releases; the Studio makes one for each scheduled draft. */
async function allReleases() {
  return await lakeClient.fetch<{ name: string; state: string; publishAt: string | null }[]>(
    '*[_type == "system.release"]{name, state, publishAt}',
    {},
    { perspective: 'raw' },
  )
}

const states = async () => (await allReleases()).map(({ state }) => state)

/** Tomorrow, as the Studio's field takes a date. */
function tomorrow(): { text: string; time: string } {
  const time = new Date(Date.now() + 24 * 60 * 60 * 1000)
  time.setUTCHours(9, 30, 0, 0)
  const day = time.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return { text: `${day} 09:30`, time: time.toISOString() }
}

async function chooseTomorrow(page: Page): Promise<string> {
  const { text, time } = tomorrow()
  const date = page.getByRole('dialog').getByTestId('date-input')
  await date.fill(text)
  await date.press('Enter')
  return time
}

/** Makes what is scheduled due in two seconds. */
async function hurry(): Promise<void> {
  const [{ name: releaseId } = { name: '' }] = await allReleases()
  await lakeClient.releases.unschedule({ releaseId })
  const publishAt = new Date(Date.now() + 2000).toISOString()
  await lakeClient.releases.schedule({ releaseId, publishAt })
}

test('a draft is scheduled from the menu beside Publish', async ({
  studio,
  visitor,
  keep,
  watch,
}) => {
  await keep(
    `_id in ["${ID}", "drafts.${ID}"] || _id in path("versions.*.${ID}") || _type == "system.release"`,
  )
  watch.allow(TRIED)
  const { page } = studio
  await studio.openDocument('port', ID)
  await studio.field('Typical response').fill('23 hours')
  const draft = () => lakeClient.getDocument(`drafts.${ID}`)
  await expect.poll(draft).toMatchObject({ responseTime: '23 hours' })
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  const publishAt = await chooseTomorrow(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Schedule/ })
    .click()
  await expect.poll(allReleases).toMatchObject([{ state: 'scheduled', publishAt }])
  await expect(page.getByText(/Scheduled to be published on/)).toBeVisible()

  await hurry()
  await expect.poll(states).toEqual(['published'])
  await openHydrated(visitor, '/ports/vadinar')
  await expect(visitor.getByText('23 hours').first()).toBeVisible()
  // Nothing waits any more, and nothing was thrown away.
  await expect.poll(draft).toBeUndefined()
  await studio.open('Ports', 'Vadinar')
  await studio.untilEditable()
  await expect(studio.field('Typical response')).toHaveValue('23 hours')
  await expect(studio.publishButton).toBeDisabled()
})
