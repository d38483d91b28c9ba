/** Scheduled drafts are published at the chosen time. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { openHydrated } from '../../fixtures.ts'
import { expect, test } from '../tasks/tasks.ts'

const ID = 'port-vadinar'
// With dry runs, the Studio finds out which actions an editor may use. The lake refuses some dry runs with 400.
const DRY_RUN_REFUSALS = /status of 400 \(Bad Request\)/

/** The lake's releases; the Studio makes one for each scheduled draft. */
async function readReleases() {
  return await lakeClient.fetch<{ name: string; state: string; publishAt: string | null }[]>(
    '*[_type == "system.release"]{name, state, publishAt}',
    {},
    { perspective: 'raw' },
  )
}

const releaseStates = async () => (await readReleases()).map(({ state }) => state)

/** Returns tomorrow at 9:30 UTC: `text` for the Studio's date field, `time` in ISO 8601. */
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

/** Types tomorrow's date into the dialog and returns the time in ISO 8601. */
async function chooseTomorrow(page: Page): Promise<string> {
  const { text, time } = tomorrow()
  const date = page.getByRole('dialog').getByTestId('date-input')
  await date.fill(text)
  await date.press('Enter')
  return time
}

/** Reschedules the scheduled draft to two seconds from now. */
async function publishSoon(): Promise<void> {
  const [{ name: releaseId } = { name: '' }] = await readReleases()
  await lakeClient.releases.unschedule({ releaseId })
  const publishAt = new Date(Date.now() + 2000).toISOString()
  await lakeClient.releases.schedule({ releaseId, publishAt })
}

test('a draft scheduled from the menu beside Publish is published on time', async ({
  studio,
  visitor,
  backUp,
  watch,
}) => {
  await backUp(
    `_id in ["${ID}", "drafts.${ID}"] || _id in path("versions.*.${ID}") || _type == "system.release"`,
  )
  watch.allowProblems(DRY_RUN_REFUSALS)
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
  await expect.poll(readReleases).toMatchObject([{ state: 'scheduled', publishAt }])
  await expect(page.getByText(/Scheduled to be published on/)).toBeVisible()

  await publishSoon()
  await expect.poll(releaseStates).toEqual(['published'])
  await openHydrated(visitor, '/ports/vadinar')
  await expect(visitor.getByText('23 hours').first()).toBeVisible()
  // The draft is removed, and its text is the published text.
  await expect.poll(draft).toBeUndefined()
  await studio.open('Ports', 'Vadinar')
  await studio.untilEditable()
  await expect(studio.field('Typical response')).toHaveValue('23 hours')
  await expect(studio.publishButton).toBeDisabled()
})
