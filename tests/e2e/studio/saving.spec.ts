/** Saving fails while an editor types: what was typed stays on the screen, and is saved later, once. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, test } from './studio.ts'

const ID = 'port-paradip'
const TYPED = 'Typed while nothing could be saved'
const SAVES = /\/data\/(?:actions|mutate)\//

type Outage = {
  name: string
  begin: (page: Page) => Promise<unknown>
  end: (page: Page) => Promise<unknown>
}

const OUTAGES: Outage[] = [
  {
    name: 'requests are aborted',
    begin: (page) => page.route(SAVES, (route) => route.abort()),
    end: (page) => page.unroute(SAVES),
  },
  {
    name: 'the lake answers 503',
    begin: (page) => page.route(SAVES, (route) => route.fulfill({ status: 503, body: 'busy' })),
    end: (page) => page.unroute(SAVES),
  },
  {
    name: 'the browser is offline',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
]

test.describe.configure({ mode: 'serial' })
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
})

const inLake = async () => {
  const draft = await lakeClient.getDocument<{ responseTime?: string }>(`drafts.${ID}`)
  return draft?.responseTime
}

for (const { name, begin, end } of OUTAGES)
  test(`a first edit while ${name} is kept, and saved afterwards`, async ({ studio, watch }) => {
    watch.allow(/Failed to load resource|WebSocket connection to|Trying to connect/)
    const field = studio.field('Typical response')
    await studio.openDocument('port', ID)
    await begin(studio.page)
    await field.fill(TYPED)
    const notice = studio.page.getByRole('status').filter({ hasText: 'Not saved yet' })
    await expect(notice).toBeVisible()
    await expect(field).toHaveValue(TYPED)
    await end(studio.page)
    await expect(notice).toBeHidden()
    await expect(field).toHaveValue(TYPED)
    await expect.poll(inLake).toBe(TYPED)
  })
