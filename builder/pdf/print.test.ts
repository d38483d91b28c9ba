import { PDFDocument, PDFName } from 'pdf-lib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readForm } from '../../tests/helpers/read-form.ts'
import { readPdf, tagsOf, textOf } from '../../tests/helpers/read-pdf.ts'
import { finishPdf, withArtifacts } from './finish.ts'
import { type Printer, startPrinter } from './print.ts'
import { printFontFaces } from './printable-html.ts'

const url = 'https://site.test/docs/sheet'

const page = (body: string, style = '') => ({
  url,
  html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Sheet</title><style>${style}</style>${body}`,
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
  return () => printer[Symbol.asyncDispose]()
})

test('a page gives the same bytes in a second browser that has already printed another page', async () => {
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
  if (!sheet) throw new Error('no sheet was printed')
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
  expect(sheet?.untaggedText).toBe('Page 1 of 1')
  expect(sheet?.words).not.toContain('Page')
})

test('embeds each typeface as a subset', { tags: ['nightly'] }, async () => {
  const rules = await printFontFaces()
  const faces = [...rules.matchAll(/(font-family:'[^']+';font-weight:\d+)/g)].map(([face]) => face)
  const html = page(faces.map((face) => `<p style="${face}">Text</p>`).join(''), rules)
  const pdf = await finishPdf(await printer.print(html, 1), properties)
  const objects = (await PDFDocument.load(pdf)).context.enumerateIndirectObjects()
  // The name of a subset begins with six letters. A Type 3 font has no name, so it would not be counted.
  const subsets = objects.flatMap(
    ([, each]) => /\/FontName \/[A-Z]{6}\+\S+/.exec(String(each)) ?? [],
  )
  expect(new Set(subsets).size).toBe(6)
  expect((await readPdf(pdf)).pages[0]?.words).toEqual(faces.map(() => 'Text'))
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

const FORM_STYLE = `@page{size:A4;margin:10mm} body,p{margin:0;font-size:12px}
  .sheet{position:relative;height:200mm} .sheet+.sheet{break-before:page}
  span{position:absolute;left:20mm;width:100mm;height:7mm}`

const space = (top: number, name: string, label: string, kind = 'line') =>
  `<p>${label} <span style="top:${top}mm" data-field="${name}" data-field-label="${label}" data-field-kind="${kind}"></span></p>`

const form = `
  <div class="sheet">${space(20, 'ship', 'Ship’s name')}${space(30, 'port', 'Port')}
    ${space(40, 'note', 'Note')}<p><a href="/contact">Contact</a></p></div>
  <div class="sheet">${space(20, 'more', 'More', 'lines')}${space(30, 'note', 'Note')}</div>`

test('makes a form field of each blank space, with name and label, on the same sheet and in reading order', async () => {
  const { widgets } = await readForm(await printForm(form))
  expect(widgets.map((field) => [field.page, field.fieldName, field.alternativeText])).toEqual([
    [1, 'ship', 'Ship’s name'],
    [1, 'port', 'Port'],
    [1, 'note', 'Note'],
    [2, 'more', 'More'],
    [2, 'note', 'Note'],
  ])
})

test('puts each field over its blank space, at any scale', async () => {
  for (const scale of [1, 0.8]) {
    const [ship] = (await readForm(await printForm(form, scale))).widgets
    const [left = 0, bottom = 0, right = 0, top = 0] = ship?.rect ?? []
    const mm = 72 / 25.4
    expect(left).toBeCloseTo((10 + 20 * scale) * mm, -0.5)
    expect(right - left).toBeCloseTo(100 * scale * mm, -0.5)
    expect(841.92 - top).toBeCloseTo((10 + 20 * scale) * mm, -0.5)
    expect(top - bottom).toBeCloseTo(7 * scale * mm, -0.5)
  }
})

test('a field of the kind “lines” has several lines; other fields have one', async () => {
  const { widgets } = await readForm(await printForm(form))
  const named = (name: string) => widgets.find(({ fieldName }) => fieldName === name)
  expect(named('ship')).toMatchObject({ multiLine: false, readOnly: false, fieldValue: '' })
  expect(named('more')).toMatchObject({ multiLine: true, readOnly: false })
})

test('each field has its own tag, and the Tab key follows the order of the tags', async () => {
  const printed = await printForm(form)
  const { pages } = await readPdf(printed)
  expect(pages.map(({ tree }) => tagsOf(tree, 'Form').length)).toEqual([3, 2])
  expect(pages.map(({ tree }) => tagsOf(tree, 'Link').length)).toEqual([1, 0])
  const tabs = (await PDFDocument.load(printed))
    .getPages()
    .map(({ node }) => node.get(PDFName.of('Tabs')))
  expect(tabs).toEqual([PDFName.of('S'), PDFName.of('S')])
})

test('names and labels may contain any characters', { tags: ['nightly'] }, async () => {
  const name = `a&amp;b=c (d) \\e`
  const { widgets } = await readForm(await printForm(space(10, name, 'Größe &lt;1&gt; (%) 船')))
  expect(widgets.map(({ fieldName, alternativeText }) => [fieldName, alternativeText])).toEqual([
    ['a&b=c (d) \\e', 'Größe <1> (%) 船'],
  ])
})

async function printForm(markup: string, scale = 1): Promise<Uint8Array> {
  return await finishPdf(await printer.print(page(markup, FORM_STYLE), scale), properties)
}

const lines = (...content: string[]) => content.join('\n')

test('marks as decoration only what is painted outside of tags', () => {
  const content = lines(
    'q',
    '0 20 681 2 re',
    'f',
    '/P <</MCID 0 >>BDC',
    'BT',
    '<0015> Tj',
    'ET',
    'EMC',
  )
  expect(withArtifacts(content)).toBe(
    lines(
      '/Artifact BMC',
      'q',
      '0 20 681 2 re',
      'f',
      'EMC',
      '/P <</MCID 0 >>BDC',
      'BT',
      '<0015> Tj',
      'ET',
      'EMC',
    ),
  )
})

test.each(['f', 'f*', 'S', '10 0 m 20 0 l S', '/X5 Do', '6.39 0 Td <0001> Tj', 'B*'])(
  'marks as decoration what the operator “%s” paints',
  (operator) => {
    expect(withArtifacts(operator)).toBe(lines('/Artifact BMC', operator, 'EMC'))
  },
)
