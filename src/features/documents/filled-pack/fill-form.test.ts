import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { blankPack } from '../../../../tests/helpers/blank-pack.ts'
import { readForm, valuesOf } from '../../../../tests/helpers/read-form.ts'
import { allTypefaces, typeface } from '../../../../tests/helpers/typefaces.ts'
import { type FieldEntry, fillForm } from './fill-form.ts'
import { printableText } from './printable-text.ts'

const blank = await blankPack()
const latin = await typeface('latin')
const others = (await allTypefaces()).slice(1)
const loaders = [async () => [latin], async () => others]

const entry = (name: string, value: string): FieldEntry => ({ name, label: `The ${name}`, value })

async function fill(...entries: FieldEntry[]) {
  const { pdf, refused } = await fillForm(blank, entries, loaders)
  return { refused, pdf, ...(await readForm(pdf)) }
}

test('the blank pack has a field for each of its lines, in reading order', async () => {
  const { widgets } = await readForm(blank)
  expect(
    widgets.map(({ page, fieldName, alternativeText }) => [page, fieldName, alternativeText]),
  ).toEqual([
    [1, 'copyNote', 'Status of this copy'],
    [1, 'packNumber', 'Pack No.'],
    [1, 'issued', 'Issued (IST)'],
    [1, 'vesselName', 'Vessel'],
    [1, 'imo', 'IMO number'],
    [1, 'flag', 'Flag'],
    [1, 'port', 'Port call'],
    [1, 'eta', 'ETA (local)'],
    [1, 'agent', 'Agent / company'],
    [1, 'mswSubmissionId', 'MSW submission ID'],
    [1, 'submissionTimestamp', 'Submission timestamp'],
    [1, 'primaryInsurer', 'Primary insurer'],
    [1, 'policyReference', 'Policy reference'],
    [1, 'validity', 'Valid from – to'],
    [1, 'localCorrespondent', 'Local correspondent and telephone'],
    [1, 'grossTonnage', 'Gross tonnage'],
    [1, 'noticeApplies', 'Notice applies because'],
    [2, 'copyNote', 'Status of this copy'],
    [2, 'packNumber', 'Pack No.'],
    [2, 'issued', 'Issued (IST)'],
    [2, 'lookUpResult', 'Our look-up: site, result'],
    [2, 'lookUpTime', 'Our look-up: date, time (IST), by'],
    [2, 'portEssentials', 'Essentials of the port of this call'],
  ])
  expect(widgets.filter(({ fieldValue }) => fieldValue !== '')).toEqual([])
})

test('what is filled in is held, drawn and can be edited; the rest stays blank', async () => {
  const filled = await fill(entry('vesselName', 'MV Örnsköld “A&B”'), entry('imo', '0000000'))
  expect(filled.refused).toEqual([])
  expect(valuesOf(filled)).toMatchObject({
    vesselName: 'MV Örnsköld “A&B”',
    imo: '0000000',
    flag: '',
  })
  expect(filled.drawn[0]).toContain('\nMV Örnsköld “A&B”')
  expect(filled.drawn[0]).toContain('\n0000000')
  const vessel = filled.widgets.find(({ fieldName }) => fieldName === 'vesselName')
  expect(vessel?.readOnly).toBe(false)
})

test.each([
  ['Polish', 'Łódź Żółć'],
  ['Vietnamese', 'Nguyễn Thị Ngọc'],
  ['Turkish', 'Işıl Ğüç'],
  ['Greek', 'Ἑλευθερία Νίκης'],
  ['Russian and Ukrainian', 'Мария Ґалаґан'],
  ['Romanian, decomposed', 'S\u0326tefan T\u0326a\u0306ran'],
])('a name in %s is printed in its own letters', async (_, name) => {
  const filled = await fill(entry('vesselName', name))
  expect(filled.refused).toEqual([])
  expect(valuesOf(filled)['vesselName']).toBe(name.normalize('NFC'))
  expect(filled.drawn[0]).toContain(name.normalize('NFC'))
})

test.each(['راما', 'राम', '海洋之星', 'せとうち', '해신', 'MV ⛴', 'm\u0303'])(
  'a name that can’t be printed, such as %s, is refused, and all else is there',
  async (name) => {
    const filled = await fill(entry('vesselName', name), entry('imo', '0000000'))
    expect(filled.refused).toEqual([{ label: 'The vesselName', reason: 'letters' }])
    expect(valuesOf(filled)).toMatchObject({ vesselName: '', imo: '0000000' })
  },
)

test('a value that is too long for its line is refused, not cut', async () => {
  const filled = await fill(entry('agent', 'Agency '.repeat(60)), entry('imo', '0000000'))
  expect(filled.refused).toEqual([{ label: 'The agent', reason: 'room' }])
  expect(valuesOf(filled)).toMatchObject({ agent: '', imo: '0000000' })
})

test('a value that is somewhat long is printed whole', async () => {
  const agent = 'Very Long Ship Agency and Forwarding Company of Western India Private Limited'
  const filled = await fill(entry('agent', agent))
  expect(filled.refused).toEqual([])
  expect(filled.drawn[0]?.replaceAll('\n', ' ')).toContain(agent)
})

test('a value without a line in the pack is refused', async () => {
  const { refused } = await fill(entry('callSign', 'XXXX'))
  expect(refused).toEqual([{ label: 'The callSign', reason: 'field' }])
})

test('line breaks are kept only in a field of several lines', async () => {
  const filled = await fill(entry('portEssentials', 'Mundra:\n• One'), entry('agent', 'One\nTwo'))
  expect(valuesOf(filled)).toMatchObject({ portEssentials: 'Mundra:\n• One', agent: 'One Two' })
  expect(filled.drawn[1]).toContain('\nMundra:\n• One')
})

test('the note of a copy is on each sheet, and no reader can take it away by typing', async () => {
  const filled = await fill(entry('copyNote', 'REQUEST COPY'))
  expect(filled.drawn.map((page) => page.includes('\nREQUEST COPY'))).toEqual([true, true])
  const notes = filled.widgets.filter(({ fieldName }) => fieldName === 'copyNote')
  expect(notes.map(({ readOnly }) => readOnly)).toEqual([true, true])
})

test('further typefaces are loaded only when a letter is missing', async () => {
  const more = vi.fn<() => Promise<[]>>(async () => [])
  await fillForm(blank, [entry('agent', 'Ship & Søn')], [async () => [latin], more])
  expect(more).not.toHaveBeenCalled()
  await fillForm(blank, [entry('agent', 'Łódź')], [async () => [latin], more])
  expect(more).toHaveBeenCalledOnce()
})

test('what is no PDF is refused', async () => {
  const page = new TextEncoder().encode('<!doctype html><title>Offline</title>')
  await expect(fillForm(page, [entry('imo', '0')], loaders)).rejects.toThrow(/PDF/)
})

test('whatever is typed, the PDF is valid, and holds it or reports that it does not', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      ')\\(',
      ') Tj ET Q endstream endobj trailer',
      '<</JS (app.alert(1))>>',
      '\u202egnp.exe',
      '%PDF-1.7\n%%EOF',
      '\ud800\udc00\ud800',
      '\\777\\r\n\0',
      '<script>alert(1)</script>',
      'a'.repeat(100_000),
    ),
  )
  await fc.assert(
    fc.asyncProperty(typed, typed, async (vessel, essentials) => {
      const filled = await fill(entry('vesselName', vessel), entry('portEssentials', essentials))
      const values = valuesOf(filled)
      const isRefused = (name: string) =>
        filled.refused.some(({ label }) => label === `The ${name}`)
      expect(values['vesselName']).toBe(isRefused('vesselName') ? '' : printableText(vessel))
      expect(values['portEssentials']).toBe(
        isRefused('portEssentials') ? '' : essentials.split('\n').map(printableText).join('\n'),
      )
      expect(new TextDecoder('latin1').decode(filled.pdf)).not.toMatch(/JavaScript|app\.alert/)
    }),
    { numRuns: process.env['NIGHTLY'] ? 100 : 8 },
  )
})
