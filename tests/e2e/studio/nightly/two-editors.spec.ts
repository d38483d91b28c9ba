/** Two people in one document, each in a separate browser: each sees the other, and nothing is lost. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { expect, type Studio, test } from '../studio.ts'

const ID = 'port-vadinar'

test.describe.configure({ mode: 'serial' })
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
})

/** The mark of another editor who has the same document open, at the head of its form. */
const othersIn = ({ page }: Studio, name: string) =>
  page.getByTestId('document-level-presence').getByLabel(name, { exact: true })

test('each sees that the other is there, by name', async ({ studio, openAsAnother }) => {
  await studio.chooseName('Asha Rao')
  await studio.openDocument('port', ID)
  await expect(othersIn(studio, 'Ben Cole')).toHaveCount(0)
  const another = await openAsAnother()
  await another.chooseName('Ben Cole')
  await another.openDocument('port', ID)
  await expect(othersIn(studio, 'Ben Cole')).toHaveCount(1)
  await expect(othersIn(another, 'Asha Rao')).toHaveCount(1)
  await another.page.close()
  await expect(othersIn(studio, 'Ben Cole')).toHaveCount(0)
})

test('keeps everything that both type into one text field at the same time', async ({
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
  // The order of both editors' letters depends on timing, but every letter must be there.
  const sorted = (text: string) => text.split('').toSorted().join('')
  const all = sorted(`between${'1'.repeat(30)}${'2'.repeat(30)}`)
  const lettersOf = async (field: typeof mine) => sorted(await field.inputValue())
  await expect.poll(() => lettersOf(mine)).toBe(all)
  await expect.poll(() => lettersOf(theirs)).toBe(all)
  const inLake = async () => await lakeClient.getDocument(`drafts.${ID}`)
  await expect.poll(inLake).toMatchObject({ responseTime: await mine.inputValue() })
  expect(await theirs.inputValue()).toBe(await mine.inputValue())
})
