import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startNextSite } from '../site-files/next-site.ts'
import { putSharePicture } from './share-picture.ts'

/** Draws the pictures; returns the names and contents of their files. */
async function drawPictures(...subjects: Parameters<typeof putSharePicture>[1][]) {
  const outDir = await temporaryFolder()
  const site = await startNextSite(outDir)
  const names: string[] = []
  for (const subject of subjects) names.push(await putSharePicture(site, subject))
  await site.replaceCurrentSite()
  const files = await Promise.all(
    names.map((name) => readFile(path.join(outDir, 'site/media', name))),
  )
  return { names, files }
}

const mundra = {
  title: 'Mundra Port',
  brand: 'A & B <Salvage>',
  position: { lat: 22.73, lng: 69.7 },
}
const page = { title: 'Very long words '.repeat(8).trim(), brand: 'Salvage', position: null }

test('each picture has the size that social networks recommend, and less than 60 kB', async () => {
  const { files } = await drawPictures(mundra, page)
  for (const file of files) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(file.length).toBeLessThan(60_000)
  }
})

test('the picture’s name depends on its subject', async () => {
  const first = await drawPictures(mundra, page)
  const second = await drawPictures(mundra, { ...mundra, title: 'Kandla' })
  expect(second.files[0]?.equals(first.files[0] ?? Buffer.of())).toBe(true)
  expect(new Set([...first.names, ...second.names]).size).toBe(3)
})
