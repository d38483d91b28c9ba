/** A document's PDF is made anew when its content is published while the stack runs. */
import { lakeClient } from '../helpers/lake-client.ts'
import { readPdf } from '../helpers/read-pdf.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

test('an edit to a port’s nuances changes page and PDF', async ({ page }) => {
  const nuances = await lakeClient.fetch<string[]>(`*[_id == "port-mundra"][0].localNuances`)
  const edited = ['Moor with eight lines: a test changed this.', ...nuances.slice(1)]
  const pack = async () => {
    const response = await page.request.get('/docs/india-compliance-pack.pdf')
    const { pages } = await readPdf(await response.body())
    return pages.map(({ words }) => words.join(' ')).join(' ')
  }
  expect(await pack()).not.toContain('eight lines')

  await lakeClient.patch('port-mundra').set({ localNuances: edited }).commit()
  try {
    await page.goto('/docs/compliance-pack')
    await expect(page.getByText('Moor with eight lines')).toBeVisible()
    await expect.poll(pack).toContain('Moor with eight lines: a test changed this.')
  } finally {
    await lakeClient.patch('port-mundra').set({ localNuances: nuances }).commit()
  }
  await expect.poll(pack).not.toContain('eight lines')
})
