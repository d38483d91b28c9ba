/** The lake stops while an editor types, and starts again: it still has every edit that it had acknowledged. */
import { addressesOf, type OwnStudio, startOwnStudio } from '../../../helpers/own-studio.ts'
import { PORTS } from '../../../helpers/ports.ts'
import { stack } from '../../../helpers/stack.ts'
import { expect, test } from '../studio.ts'
import { screenshot } from '../tasks/screenshot.ts'

const ports = PORTS.lakeRestart
const ID = 'port-mundra'

// Builds a separate Studio, for a lake that the test can stop.
test.describe.configure({ mode: 'serial' })
test.use(addressesOf(ports))

let own: OwnStudio
test.beforeAll(async () => {
  // The first run builds the Studio.
  test.setTimeout(600_000)
  own = await startOwnStudio(ports, stack.siteUrl)
})
test.afterAll(() => own.end())

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`${signal} to the lake loses no text, and editing goes on`, async ({ studio, watch }) => {
    // Console messages of the browser about closed connections, and of the Studio about failed ones.
    watch.allow(/Failed to load resource|WebSocket connection to|Trying to connect/)
    const field = studio.field('Typical response')
    const inLake = async () => {
      const draft = await own.client.getDocument<{ responseTime?: string }>(`drafts.${ID}`)
      return draft?.responseTime
    }
    await studio.openDocument('port', ID)
    await field.fill('')
    await field.pressSequentially('acknowledged and ', { delay: 40 })
    await expect.poll(inLake).toBe('acknowledged and ')

    // Some edits are being sent; some are typed while no lake runs.
    await field.pressSequentially('not yet', { delay: 40 })
    await own.endLake(signal)
    await field.pressSequentially(' acknowledged', { delay: 40 })
    await expect(studio.page.getByText('Trying to connect')).toBeVisible()
    await screenshot(studio.page, 'no-connection')
    // The Studio accepts no typing that it might lose.
    await expect(field).not.toBeEditable()
    const typed = await field.inputValue()
    expect(typed).toMatch(/^acknowledged and not yet/)

    await own.startLake()
    expect(await inLake()).toMatch(/^acknowledged and /)
    await expect(studio.page.getByText('Trying to connect')).toBeHidden()
    await expect(field).toBeEditable()
    await expect(field).toHaveValue(typed)
    await expect.poll(inLake).toBe(typed)

    await field.press('End')
    await field.pressSequentially(', and more', { delay: 40 })
    await expect.poll(inLake).toBe(`${typed}, and more`)
    await studio.publish()
    expect(await own.client.getDocument(ID)).toMatchObject({ responseTime: `${typed}, and more` })
  })
