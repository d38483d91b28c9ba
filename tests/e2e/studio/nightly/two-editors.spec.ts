/** Two people in one document, each in a browser of their own: each sees the other, and nothing is lost. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { aborted, SAID_OF_OUTAGES } from '../outages.ts'
import { expect, type Studio, test } from '../studio.ts'

const ID = 'port-vadinar'

test.describe.configure({ mode: 'serial' })
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
})

/** The others who have the same document open, at the head of its form. */
const othersIn = ({ page }: Studio, name: string) =>
  page.getByTestId('document-level-presence').getByLabel(name, { exact: true })

test('each sees that the other is there, by name', async ({ studio, openAsAnother }) => {
  await studio.chooseName('Asha Rao', 'Teal')
  await studio.openDocument('port', ID)
  await expect(othersIn(studio, 'Ben Cole')).toHaveCount(0)
  const another = await openAsAnother()
  await another.chooseName('Ben Cole', 'Red')
  await another.openDocument('port', ID)
  await expect(othersIn(studio, 'Ben Cole')).toHaveCount(1)
  await expect(othersIn(another, 'Asha Rao')).toHaveCount(1)
  await another.page.close()
  await expect(othersIn(studio, 'Ben Cole')).toHaveCount(0)
})

test('history says who changed what', async ({ studio, openAsAnother }) => {
  await studio.chooseName('Asha Rao', 'Teal')
  await studio.openDocument('port', ID)
  await studio.field('Typical response').fill('4 to 5 hours')
  await studio.untilSaved()
  const another = await openAsAnother()
  await another.chooseName('Ben Cole', 'Red')
  await another.openDocument('port', ID)
  await another.field('Port authority').fill('The authority of the port')
  await another.untilSaved()

  const { page } = studio
  await page.getByRole('button', { name: 'Review changes' }).first().click()
  await page.getByRole('tab', { name: 'History' }).click()
  const versions = page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  const newest = versions.first().getByRole('button', { name: /Edited/ })
  await expect(newest).toHaveAccessibleName(/^(?=.*Ben Cole)(?=.*Asha Rao)/)
})

test('what both type into different fields is all there', async ({ studio, openAsAnother }) => {
  await studio.openDocument('port', ID)
  const another = await openAsAnother()
  await another.openDocument('port', ID)
  await Promise.all([
    studio.field('Typical response').fill(''),
    another.field('Port authority').fill(''),
  ])
  await Promise.all([
    studio.field('Typical response').pressSequentially('4 to 5 hours', { delay: 60 }),
    another.field('Port authority').pressSequentially('The authority of the port', { delay: 60 }),
  ])
  const both = { responseTime: '4 to 5 hours', authority: 'The authority of the port' }
  for (const editor of [studio, another]) {
    await expect(editor.field('Typical response')).toHaveValue(both.responseTime)
    await expect(editor.field('Port authority')).toHaveValue(both.authority)
  }
  await expect.poll(() => lakeClient.getDocument(`drafts.${ID}`)).toMatchObject(both)
})

test('what both type into one text field at once is all there', async ({
  studio,
  openAsAnother,
}) => {
  await studio.openDocument('port', ID)
  const another = await openAsAnother()
  await another.openDocument('port', ID)
  const [mine, theirs] = [studio.field('Typical response'), another.field('Typical response')]
  await mine.fill('between')
  await expect(theirs).toHaveValue('between')

  await mine.press('End')
  await theirs.press('Home')
  await Promise.all([
    mine.pressSequentially('1'.repeat(30), { delay: 80 }),
    theirs.pressSequentially('2'.repeat(30), { delay: 80 }),
  ])
  // Whose letters come to stand between the other's is the moment's; that each is there is not.
  const sorted = (text: string) => text.split('').toSorted().join('')
  const all = sorted(`between${'1'.repeat(30)}${'2'.repeat(30)}`)
  const lettersOf = async (field: typeof mine) => sorted(await field.inputValue())
  await expect.poll(() => lettersOf(mine)).toBe(all)
  await expect.poll(() => lettersOf(theirs)).toBe(all)
  const inLake = async () => await lakeClient.getDocument(`drafts.${ID}`)
  await expect.poll(inLake).toMatchObject({ responseTime: await mine.inputValue() })
  expect(await theirs.inputValue()).toBe(await mine.inputValue())
})

test('what one types while nothing of it can be saved, and the other meanwhile, is all there', async ({
  studio,
  openAsAnother,
  watch,
}) => {
  watch.allow(SAID_OF_OUTAGES)
  await studio.openDocument('port', ID)
  const another = await openAsAnother()
  await another.openDocument('port', ID)
  await aborted.begin(studio.page)
  await studio.field('Typical response').fill('4 to 5 hours')
  const notice = studio.page.getByRole('status').filter({ hasText: 'Not saved yet' })
  await expect(notice).toBeVisible()
  await another.field('Port authority').fill('The authority of the port')
  await another.untilSaved()
  await expect(studio.field('Typical response')).toHaveValue('4 to 5 hours')
  await aborted.end(studio.page)
  await expect(notice).toBeHidden()

  const both = { responseTime: '4 to 5 hours', authority: 'The authority of the port' }
  await expect.poll(() => lakeClient.getDocument(`drafts.${ID}`)).toMatchObject(both)
  for (const editor of [studio, another]) {
    await expect(editor.field('Typical response')).toHaveValue(both.responseTime)
    await expect(editor.field('Port authority')).toHaveValue(both.authority)
    await editor.page.getByRole('button', { name: 'Review changes' }).first().click()
    const changes = editor.page.getByTestId('review-changes-pane').last()
    await expect(changes).toContainText('4 to 5 hours')
    await expect(changes).toContainText('Port authority')
  }
})
