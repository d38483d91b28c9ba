/** Two editors in one document, each in a separate browser. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { expect, type Studio, test } from '../studio.ts'

const ID = 'port-vadinar'

test.describe.configure({ mode: 'serial' })
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
})

/** The avatar of another editor who has the same document open. The form shows it at the top. */
const avatarIn = ({ page }: Studio, name: string) =>
  page.getByTestId('document-level-presence').getByLabel(name, { exact: true })

test('each editor sees the name of the other editor', async ({ studio, newColleague }) => {
  await studio.chooseName('Asha Rao')
  await studio.openDocument('port', ID)
  await expect(avatarIn(studio, 'Ben Cole')).toHaveCount(0)
  const colleague = await newColleague()
  await colleague.chooseName('Ben Cole')
  await colleague.openDocument('port', ID)
  await expect(avatarIn(studio, 'Ben Cole')).toHaveCount(1)
  await expect(avatarIn(colleague, 'Asha Rao')).toHaveCount(1)
  await colleague.page.close()
  await expect(avatarIn(studio, 'Ben Cole')).toHaveCount(0)
})

test('no letter is lost when two editors type into one field at the same time', async ({
  studio,
  newColleague,
}) => {
  await studio.openDocument('port', ID)
  const colleague = await newColleague()
  await colleague.openDocument('port', ID)
  const [mine, theirs] = [studio.field('Typical response'), colleague.field('Typical response')]
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
