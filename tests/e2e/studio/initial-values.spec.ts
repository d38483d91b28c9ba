/** A new document has its first values, however slow the machine and the lake are. */
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, test } from './studio.ts'

// A new id each time, because the Studio shows a deleted document's history.
const NEW = `port-${crypto.randomUUID()}`

test('a new document has its rank and status even if lake and page are slow', async ({
  studio,
}) => {
  const { page, url } = studio
  const seed = await lakeClient.fetch<string[]>('*[_type == "port"].orderRank')
  // Simulates a busy page: each task is delayed.
  await page.addInitScript(() => {
    const { scheduler } = window
    const post = scheduler.postTask.bind(scheduler)
    scheduler.postTask = (work, options) => post(work, { ...options, delay: 4000 })
  })
  // The lake never answers the query for the last rank.
  await page.route(/order\(orderRank\+desc\)|order%28orderRank(?:\+|%20)desc%29/, () => {})
  try {
    await page.goto(`${url}/intent/create/template=port;type=port;id=${NEW}/`)
    await studio.untilEditable()
    await studio.field('Short name').fill('A slow port')
    await studio.untilSaved()
    const draft = await lakeClient.getDocument<{ orderRank: string }>(`drafts.${NEW}`)
    expect(draft).toMatchObject({ name: 'A slow port', isPlaceholder: true })
    const rank = draft?.orderRank ?? ''
    expect(seed.filter((other) => other >= rank)).toEqual([])
  } finally {
    await lakeClient.delete(`drafts.${NEW}`)
  }
})
