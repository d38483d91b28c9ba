/** The Studio's Content list has the entries that the editors' guide explains. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const GUIDE = path.resolve(import.meta.dirname, '../../../../docs/editors-guide.md')

test('Where to find things', async ({ studio }) => {
  const guide = await readFile(GUIDE, 'utf8')
  const [, , table = ''] = guide.split(/^\| Entry .*\n\| -.*\n|^## Where to find things$/m)
  const entriesInGuide = Array.from(table.matchAll(/^\| (.+?) +\| /gm), ([, entry = '']) => entry)
  const { page } = studio
  await studio.open()
  await expect(page).toHaveTitle(/Global Salvage/)
  const entries = page.getByRole('listbox', { name: 'Content' }).getByRole('link')
  await expect(entries).toHaveText(entriesInGuide.map((entry) => new RegExp(`^${entry}`)))
  // Vision is for developers, in `npm run dev`.
  await expect(page.getByRole('link', { name: 'Vision' })).toHaveCount(0)
  await screenshot(page, 'desk')
})
