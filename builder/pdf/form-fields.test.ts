import { PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readForm } from '../../tests/helpers/read-form.ts'
import { readPdf, tagsOf } from '../../tests/helpers/read-pdf.ts'
import { finishPdf } from './finish.ts'
import { type Printer, startPrinter } from './print.ts'

const properties = {
  title: 'Form',
  author: 'Example Salvage',
  date: new Date('2026-11-20T18:30:00Z'),
}

const STYLE = `@page{size:A4;margin:10mm} body,p{margin:0;font-size:12px}
  .sheet{position:relative;height:200mm} .sheet+.sheet{break-before:page}
  span{position:absolute;left:20mm;width:100mm;height:7mm}`

const space = (top: number, name: string, label: string, kind = 'line') =>
  `<p>${label} <span style="top:${top}mm" data-field="${name}" data-field-label="${label}" data-field-kind="${kind}"></span></p>`

const body = `
  <div class="sheet">${space(20, 'ship', 'Ship’s name')}${space(30, 'port', 'Port')}
    ${space(40, 'note', 'Note')}<p><a href="/contact">Contact</a></p></div>
  <div class="sheet">${space(20, 'more', 'More', 'lines')}${space(30, 'note', 'Note')}</div>`

let printer: Printer
beforeAll(async () => {
  printer = await startPrinter()
})
afterAll(async () => {
  await printer[Symbol.asyncDispose]()
})

test('makes a form field of each blank space, with name and label, on the same sheet and in reading order', async () => {
  const { widgets } = await readForm(await print(body))
  expect(
    widgets.map(({ page, fieldName, alternativeText }) => [page, fieldName, alternativeText]),
  ).toEqual([
    [1, 'ship', 'Ship’s name'],
    [1, 'port', 'Port'],
    [1, 'note', 'Note'],
    [2, 'more', 'More'],
    [2, 'note', 'Note'],
  ])
})

test('puts each field over its blank space, at any scale', async () => {
  for (const scale of [1, 0.8]) {
    const [ship] = (await readForm(await print(body, scale))).widgets
    const [left = 0, bottom = 0, right = 0, top = 0] = ship?.rect ?? []
    const mm = 72 / 25.4
    expect(left).toBeCloseTo((10 + 20 * scale) * mm, -0.5)
    expect(right - left).toBeCloseTo(100 * scale * mm, -0.5)
    expect(841.92 - top).toBeCloseTo((10 + 20 * scale) * mm, -0.5)
    expect(top - bottom).toBeCloseTo(7 * scale * mm, -0.5)
  }
})

test('a field has one line or several', async () => {
  const { widgets } = await readForm(await print(body))
  const named = (name: string) => widgets.find(({ fieldName }) => fieldName === name)
  expect(named('ship')).toMatchObject({ multiLine: false, readOnly: false, fieldValue: '' })
  expect(named('more')).toMatchObject({ multiLine: true, readOnly: false })
})

test('each field has its own tag, and Tab follows the tags', async () => {
  const printed = await print(body)
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
  const { widgets } = await readForm(await print(space(10, name, 'Größe &lt;1&gt; (%) 船')))
  expect(widgets.map(({ fieldName, alternativeText }) => [fieldName, alternativeText])).toEqual([
    ['a&b=c (d) \\e', 'Größe <1> (%) 船'],
  ])
})

async function print(markup: string, scale = 1): Promise<Uint8Array> {
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Form</title><style>${STYLE}</style>${markup}`
  return await finishPdf(
    await printer.print({ url: 'https://site.test/docs/form', html }, scale),
    properties,
  )
}
