import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf, tagsOf, textOf } from '../../tests/helpers/read-pdf.ts'
import { finishPdf } from './finish.ts'
import { type Printer, startPrinter } from './print.ts'
import { printFontFaces } from './printable-html.ts'

const url = 'https://site.test/docs/sheet'

const page = (body: string, style = '') => ({
  url,
  html: `<!doctype html><html lang="en-IN"><title>Sheet</title><style>${style}</style>${body}`,
})

const table = `<h1>Levels</h1><table>
  <thead><tr><th scope="col">Service</th><th scope="col">Time</th></tr></thead>
  <tbody><tr><th scope="row">Callback</th><td><strong>45</strong> minutes</td></tr></tbody>
</table><p><a href="/contact">Contact</a></p><hr>`

const properties = {
  title: 'Levels',
  author: 'Example Salvage',
  date: new Date('2026-11-20T18:30:00Z'),
}

let printer: Printer
beforeAll(async () => {
  printer = await startPrinter()
})
afterAll(async () => {
  await printer[Symbol.asyncDispose]()
})

test('prints the same page as the same bytes, in any browser and after any other page', async () => {
  await using another = await startPrinter()
  await another.print(page(`<p>Before</p>${table}`), 1)
  const [first, second] = await Promise.all(
    [printer, another].map(async (one) => finishPdf(await one.print(page(table), 1), properties)),
  )
  expect(Buffer.compare(first ?? Buffer.of(), second ?? Buffer.of(0))).toBe(0)
})

test('sets title, author, language and the date of the content', async () => {
  const finished = await finishPdf(await printer.print(page(table), 1), properties)
  expect((await readPdf(finished)).info).toMatchObject({
    Title: 'Levels',
    Author: 'Example Salvage',
    Language: 'en-IN',
    CreationDate: 'D:20261120183000Z',
    ModDate: 'D:20261120183000Z',
  })
  const { catalog } = await PDFDocument.load(finished)
  expect(catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true)
})

test('tags tables with their headers, and has bookmarks and links', async () => {
  const pdf = await readPdf(await finishPdf(await printer.print(page(table), 1), properties))
  const [sheet] = pdf.pages
  if (!sheet) throw new Error('a sheet was printed')
  expect(tagsOf(sheet.tree, 'TH').map(textOf)).toEqual(['Service', 'Time', 'Callback'])
  expect(tagsOf(sheet.tree, 'TD').map(textOf)).toEqual(['45 minutes'])
  expect(pdf.outline).toEqual(['Levels'])
  expect(sheet.links).toEqual(['https://site.test/contact'])
})

test('a page number is decoration and not read with the text', async () => {
  const numbered =
    '@page{margin:20mm;@bottom-right{content:"Page " counter(page) " of " counter(pages)}}'
  const printed = await printer.print(page(table, numbered), 1)
  const [sheet] = (await readPdf(await finishPdf(printed, properties))).pages
  expect(sheet?.decoration).toBe('Page 1 of 1')
  expect(sheet?.words).not.toContain('Page')
})

test('embeds each typeface as a subset', { tags: ['nightly'] }, async () => {
  const html = page('<p>Text</p>', `${await printFontFaces()} p{font-family:'Source Sans 3'}`)
  const pdf = await finishPdf(await printer.print(html, 1), properties)
  expect(pdf.length).toBeLessThan(10_000)
  expect((await readPdf(pdf)).pages[0]?.words).toEqual(['Text'])
})

test('refuses to print a page with a missing resource', async () => {
  const incomplete = page('<img src="/media/gone.svg" alt="">')
  await expect(printer.print(incomplete, 1)).rejects.toThrow(
    `${url} can't be printed without https://site.test/media/gone.svg`,
  )
})

test('a picture shows the first sheet on A4', async () => {
  const sheet = (colour: string) =>
    `<div class="sheet" style="height: 99vh; background: ${colour}">`
  const picture = sharp(await printer.picture(page(`${sheet('red')}</div>${sheet('blue')}`)))
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 794, height: 1123 })
  const { channels } = await picture.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 64))).toEqual([4, 1, 1])
})
