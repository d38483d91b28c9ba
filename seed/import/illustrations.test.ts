import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { readIllustrations, withAssetIds } from './illustrations.ts'

const DRAWINGS = {
  'tow.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"></svg>',
  'bare.svg': '<svg></svg>',
}

/** Documents that refer to these files, and the folder of the drawings. */
async function referringTo(...files: string[]) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'illustrations'))
  for (const [file, content] of Object.entries(DRAWINGS))
    await writeFile(join(folder, 'illustrations', file), content)
  return { documents: files.map((file) => ({ _ref: `illustrations/${file}` })), folder }
}

test('replaces references with asset ids, except references to a missing file', async () => {
  const { documents, folder } = await referringTo('tow.svg', 'none.svg')
  const drawings = await readIllustrations(documents, folder)
  expect(withAssetIds(documents, drawings)).toEqual([
    { _ref: expect.stringMatching(/^image-[0-9a-f]{40}-1200x800-svg$/) },
    { _ref: 'illustrations/none.svg' },
  ])
})

test('throws an error that names a drawing without a viewBox', async () => {
  const { documents, folder } = await referringTo('bare.svg')
  const reading = readIllustrations(documents, folder)
  await expect(reading).rejects.toThrow('illustrations/bare.svg has no viewBox')
})
