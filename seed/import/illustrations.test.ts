import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readIllustrations, withAssetIds } from './illustrations.ts'

let folder = ''
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"></svg>'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'illustrations-'))
  await mkdir(join(folder, 'illustrations'))
  await writeFile(join(folder, 'illustrations/tow.svg'), drawing)
  await writeFile(join(folder, 'illustrations/bare.svg'), '<svg></svg>')
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

function documentWith(...references: string[]) {
  return {
    images: references.map((reference) => ({ asset: { _ref: reference } })),
  }
}

describe('readIllustrations', () => {
  test('reads each drawing once and gives it the id of its content, size and format', async () => {
    const documents = [documentWith('illustrations/tow.svg'), documentWith('illustrations/tow.svg')]
    const drawings = await readIllustrations(documents, folder)
    expect(drawings).toHaveLength(1)
    expect(drawings[0]).toMatchObject({
      reference: 'illustrations/tow.svg',
      filename: 'tow.svg',
      assetId: expect.stringMatching(/^image-[0-9a-f]{40}-1200x800-svg$/),
    })
    expect(drawings[0]?.content.toString()).toBe(drawing)
  })

  test('leaves out a reference without a file', async () => {
    expect(await readIllustrations([documentWith('illustrations/none.svg')], folder)).toEqual([])
  })

  test('names a drawing without a size', async () => {
    await expect(
      readIllustrations([documentWith('illustrations/bare.svg')], folder),
    ).rejects.toThrow('illustrations/bare.svg has no viewBox')
  })
})

describe('withAssetIds', () => {
  test('puts asset ids in place of files, and changes neither other values nor the input', async () => {
    const before = documentWith('illustrations/tow.svg', 'illustrations/none.svg')
    const drawings = await readIllustrations([before], folder)
    const after = withAssetIds(before, drawings)
    expect(after).toEqual(documentWith(drawings[0]?.assetId ?? '', 'illustrations/none.svg'))
    expect(before).toEqual(documentWith('illustrations/tow.svg', 'illustrations/none.svg'))
  })
})
