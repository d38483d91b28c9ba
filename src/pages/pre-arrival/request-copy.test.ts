import { PDFDocument, PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readForm, valuesOf } from '../../../tests/helpers/read-form.ts'
import { readPdf } from '../../../tests/helpers/read-pdf.ts'
import { makeRequestCopy } from './request-copy.ts'

test('shows the request as typed, the next steps, and a notice that this copy is not evidence of cover', async () => {
  const { drawn, widgets } = await readForm(
    await makeRequestCopy([
      ['Reference', 'GS-12345678'],
      ['Vessel name', 'MV Örnsköld “A&B”'],
      ['Phone', ''],
    ]),
  )
  const [sheet = '', ...more] = drawn
  expect(more).toEqual([])
  for (const words of [
    'NOT EVIDENCE OF COVER',
    'GS-12345678',
    'MV Örnsköld “A&B”',
    'Certificate of Entry',
  ])
    expect(sheet).toContain(words)
  expect(widgets.map(({ fieldName, readOnly }) => [fieldName, readOnly])).toEqual([
    ['Reference', true],
    ['Vessel name', true],
  ])
})

test.each(['海洋之星', 'Łódź Мария Ἑλευθερία', '서울 🚢', 'line\u0000break'])(
  'stores the value %j unchanged in a form field, which the PDF viewer draws with its own font',
  async (name) => {
    const pdf = await makeRequestCopy([['Vessel name', name]])
    expect(valuesOf(await readForm(pdf))).toEqual({ 'Vessel name': name })
    const form = (await PDFDocument.load(pdf)).getForm()
    expect(form.acroForm.dict.has(PDFName.of('NeedAppearances'))).toBe(true)
    const [widget] = form.getTextField('Vessel name').acroField.getWidgets()
    expect(widget?.dict.has(PDFName.of('AP'))).toBe(false)
  },
)

test('gives Chinese text, whose characters are wide, more lines than Latin text of the same length', async () => {
  const heightOf = async (value: string) => {
    const [field] = (await readForm(await makeRequestCopy([['Notes', value]]))).widgets
    return field ? field.rect[3] - field.rect[1] : 0
  }
  expect(await heightOf('海'.repeat(320))).toBeGreaterThanOrEqual((320 / 32) * 16)
  expect(await heightOf('a'.repeat(320))).toBe((320 / 40) * 16)
})

test('shortens a value of many short lines', async () => {
  const form = await readForm(await makeRequestCopy([['Notes', 'a\n'.repeat(19)]]))
  expect(valuesOf(form)['Notes']).toMatch(/… \(shortened here\)$/)
})

test('shortens a value that does not fit on the page, and says so', async () => {
  const form = await readForm(await makeRequestCopy([['Notes', 'long '.repeat(2000)]]))
  expect(form.drawn).toHaveLength(1)
  expect(valuesOf(form)['Notes']).toMatch(/^long long.*… \(shortened here\)$/)
  expect(form.widgets[0]?.rect[1]).toBeGreaterThan(200)
})

test('shortens the longest values, so that the next steps fit on the page', async () => {
  const copy = await makeRequestCopy([
    ['Vessel name', 'long '.repeat(100)],
    ['Agent', 'long '.repeat(100)],
    ['Notes', 'long '.repeat(2000)],
    ['Email', `${'a'.repeat(65)}@example.com`],
    ...Array.from({ length: 8 }, (_, index): [string, string] => [`Field ${index}`, 'short']),
  ])
  const [page] = (await readPdf(copy)).pages
  const lastStep = page?.runs.find(({ text }) => text.startsWith('3. The desk sends the pack'))
  expect(lastStep?.y).toBeGreaterThan(50)
  const { widgets } = await readForm(copy)
  const cut = widgets.filter(({ fieldValue }) => fieldValue.endsWith('… (shortened here)'))
  expect(cut.map(({ fieldName }) => fieldName)).toEqual(['Vessel name', 'Agent', 'Notes'])
})
