/** The lake stops while an editor types, and starts again: no text is lost. */
import { addressesOf, type OwnStudio, startOwnStudio } from '../../../helpers/own-studio.ts'
import { PORTS } from '../../../helpers/ports.ts'
import { stack } from '../../../helpers/stack.ts'
import { expect, test } from '../studio.ts'
import { screenshot } from '../tasks/screenshot.ts'

const ports = PORTS.lakeRestart
const ID = 'port-mundra'

// The tests need a lake that they can stop, and a Studio that is built for the address of that lake.
test.describe.configure({ mode: 'serial' })
test.use(addressesOf(ports))

let ownStudio: OwnStudio
test.beforeAll(async () => {
  // The first run builds the Studio.
  test.setTimeout(600_000)
  ownStudio = await startOwnStudio(ports, stack.siteUrl)
})
test.afterAll(() => ownStudio.end())

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`${signal} to the lake loses no text, and editing goes on`, async ({ studio, watch }) => {
    // Console messages of the browser about closed connections, and of the Studio about failed connections.
    watch.allowProblems(/Failed to load resource|WebSocket connection to|Trying to connect/)
    const field = studio.field('Typical response')
    const savedText = async () => {
      const draft = await ownStudio.client.getDocument<{ responseTime?: string }>(`drafts.${ID}`)
      return draft?.responseTime
    }
    await studio.openDocument('port', ID)
    await field.fill('')
    await field.pressSequentially('acknowledged and ', { delay: 40 })
    await expect.poll(savedText).toBe('acknowledged and ')

    // The lake ends while edits are being sent; more text is typed while no lake runs.
    await field.pressSequentially('not yet', { delay: 40 })
    await ownStudio.endLake(signal)
    await field.pressSequentially(' acknowledged', { delay: 40 })
    await expect(studio.page.getByText('Trying to connect')).toBeVisible()
    await screenshot(studio.page, 'no-connection')
    // The Studio locks the field, because text typed from now on might be lost.
    await expect(field).not.toBeEditable()
    const typed = await field.inputValue()
    expect(typed).toMatch(/^acknowledged and not yet/)

    await ownStudio.startLake()
    expect(await savedText()).toMatch(/^acknowledged and /)
    await expect(studio.page.getByText('Trying to connect')).toBeHidden()
    await expect(field).toBeEditable()
    await expect(field).toHaveValue(typed)
    await expect.poll(savedText).toBe(typed)

    await field.press('End')
    await field.pressSequentially(', and more', { delay: 40 })
    await expect.poll(savedText).toBe(`${typed}, and more`)
    await studio.publish()
    expect(await ownStudio.client.getDocument(ID)).toMatchObject({
      responseTime: `${typed}, and more`,
    })
  })
