/** Releases and scheduled drafts: texts that are published together, or on a date. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { openHydrated } from '../../fixtures.ts'
import { expect, test } from '../tasks/tasks.ts'
import type { Studio } from '../studio.ts'

const ID = 'port-vadinar'
const PATH = '/ports/vadinar'
const OURS = `_id in ["${ID}", "drafts.${ID}"] || _id in path("versions.*.${ID}") || _type == "system.release"`

test.describe.configure({ mode: 'serial' })

// The Studio finds out what an editor may do by trying actions without effect, also those that a state forbids.
const TRIED = /status of 400 \(Bad Request\)/

/** The one release that there is. */
async function onlyRelease() {
  const releases = await lakeClient.fetch<
    { name: string; state: string; publishAt: string | null }[]
  >('*[_type == "system.release"]{name, state, publishAt}', {}, { perspective: 'raw' })
  const [release] = releases
  if (!release || releases.length > 1) throw new Error(`${releases.length} releases`)
  return release
}

const stateOf = async () => (await onlyRelease()).state

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
  const { name: releaseId } = await onlyRelease()
  await lakeClient.releases.unschedule({ releaseId })
  const publishAt = new Date(Date.now() + 2000).toISOString()
  await lakeClient.releases.schedule({ releaseId, publishAt })
}

async function createRelease(studio: Studio, title: string): Promise<string> {
  const { page } = studio
  // From the desk, so that the Studio has started when the dialog opens.
  await studio.open('Start')
  await page.getByRole('link', { name: 'Releases', exact: true }).click()
  await page.getByRole('button', { name: 'New release' }).first().click()
  await page.getByTestId('release-form-title').fill(title)
  await page.getByRole('button', { name: 'Create release' }).click()
  await expect(page.getByText('No documents', { exact: true })).toBeVisible()
  return (await onlyRelease()).name
}

/** Adds the port to the release that has just been made, which is the one that the Studio shows. */
async function addPort({ page }: Studio): Promise<void> {
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('link', { name: /^Ports/ }).click()
  await page.getByRole('link', { name: /^Vadinar/ }).click()
  await page.getByRole('button', { name: 'Add to release' }).click()
  await expect(page.getByRole('textbox', { name: 'Typical response', exact: true })).toBeEditable()
}

/** Opens a release by its title, and waits until its document has been validated. */
async function openRelease({ page }: Studio, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Releases', exact: true }).click()
  await page.getByText(title).last().click()
  await expect(page.getByText('Vadinar').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run release' })).toBeEnabled()
}

/** Types a text, and waits until it is in the lake. */
async function changeResponse(studio: Studio, version: string, text: string): Promise<void> {
  await studio.field('Typical response').fill(text)
  const saved = () => lakeClient.getDocument(version)
  await expect.poll(saved).toMatchObject({ responseTime: text })
}

async function expectOnSite(visitor: Page, text: string): Promise<void> {
  await openHydrated(visitor, PATH)
  await expect(visitor.getByText(text).first()).toBeVisible()
}

test('a release is filled, seen before it is published, and published', async ({
  studio,
  visitor,
  keep,
}) => {
  await keep(OURS)
  const { page } = studio
  const release = await createRelease(studio, 'Monsoon')
  await addPort(studio)
  await changeResponse(studio, `versions.${release}.${ID}`, '21 hours')
  // In the list too, as long as the release is chosen at the top.
  const row = page.getByRole('link', { name: /^Vadinar/ })
  await expect(row).toContainText('21 hours')
  await openHydrated(visitor, PATH)
  await expect(visitor.getByText('21 hours')).toHaveCount(0)

  await openRelease(studio, 'Monsoon')
  await page.getByRole('button', { name: 'Run release' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run release' }).click()
  await expect.poll(stateOf).toBe('published')
  await expect(page.getByRole('button', { name: 'Revert release' })).toBeVisible()
  await expectOnSite(visitor, '21 hours')
})

test('a draft is scheduled from the menu beside Publish', async ({
  studio,
  visitor,
  keep,
  watch,
}) => {
  await keep(OURS)
  watch.allow(TRIED)
  const { page } = studio
  await studio.openDocument('port', ID)
  await changeResponse(studio, `drafts.${ID}`, '23 hours')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  const publishAt = await chooseTomorrow(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Schedule/ })
    .click()
  await expect.poll(onlyRelease).toMatchObject({ state: 'scheduled', publishAt })
  await expect(page.getByText(/Scheduled to be published on/)).toBeVisible()

  await hurry()
  await expect.poll(stateOf).toBe('published')
  await expectOnSite(visitor, '23 hours')
  // Nothing waits any more, and nothing was thrown away.
  await expect.poll(() => lakeClient.getDocument(`drafts.${ID}`)).toBeUndefined()
  await studio.open('Ports', 'Vadinar')
  await studio.untilEditable()
  await expect(studio.field('Typical response')).toHaveValue('23 hours')
  await expect(studio.publishButton).toBeDisabled()
})
