/** A new document has its initial values even if the page and the lake are slow. */
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, test } from './studio.ts'

// A new id each time, because the Studio would show the history of a deleted document with the same id.
const NEW_ID = `port-${crypto.randomUUID()}`

test('a new document is marked as placeholder and is last in its list, even if lake and page are slow', async ({
  studio,
}) => {
  const { page, url } = studio
  const ranks = await lakeClient.fetch<string[]>('*[_type == "port"].orderRank')
  // Simulates a busy page: each task is delayed.
  await page.addInitScript(() => {
    const { scheduler } = window
    const post = scheduler.postTask.bind(scheduler)
    scheduler.postTask = (work, options) => post(work, { ...options, delay: 4000 })
  })
  // The lake never answers the query for the last rank.
  await page.route(/order\(orderRank\+desc\)|order%28orderRank(?:\+|%20)desc%29/, () => {})
  try {
    await page.goto(`${url}/intent/create/template=port;type=port;id=${NEW_ID}/`)
    await studio.untilEditable()
    await studio.field('Short name').fill('A slow port')
    await studio.untilSaved()
    const draft = await lakeClient.getDocument<{ orderRank: string }>(`drafts.${NEW_ID}`)
    expect(draft).toMatchObject({ name: 'A slow port', isPlaceholder: true })
    const rank = draft?.orderRank ?? ''
    expect(ranks.filter((other) => other >= rank)).toEqual([])
  } finally {
    await lakeClient.delete(`drafts.${NEW_ID}`)
  }
})
