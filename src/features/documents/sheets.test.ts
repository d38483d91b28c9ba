/** Documents take as many sheets as their content needs, and each sheet repeats the document's head. */
import { afterAll, describe, expect, test } from 'vitest'
import { withChange } from '../../../tests/helpers/with-change.ts'
import { manyPorts } from '../../../tests/helpers/many-ports.ts'
import { printedDocument } from '../../../tests/helpers/printed-document.ts'
import { readForm } from '../../../tests/helpers/read-form.ts'
import { readPdf, type Tag, textOf } from '../../../tests/helpers/read-pdf.ts'
import { startPrinter } from '../../../builder/pdf/print.ts'

const PACK = '/docs/compliance-pack'
const SCHEDULE = '/docs/sla-schedule'
const SUMMARY = '/docs/dgs-msn05-2025'

const HEAD =
  /^Global Salvage India 24\/7 \+91 00000 00000 (?:Form, )?Document ID GSI-[A-Z0-9-]+ Version 1\.0 Copy made \(IST\) \d+ \w+ \d{4}/
const MARK = 'TEMPLATE – NOT EVIDENCE OF COVER'

/** Fields that identify a copy. */
const COPY_FIELDS: readonly unknown[] = ['packNumber', 'issued']

/** Sentences with about this number of letters in total; the last sentence is “End.” */
function sentences(letters: number): string {
  return `${'The certificate is kept on board and shown when asked. '.repeat(letters / 55)}End.`
}

const ports = manyPorts(54).map(({ _id, name, leadTime, localNuances }) => ({
  _id,
  name,
  leadTime,
  nuances: localNuances,
}))

type Change = (answer: unknown) => unknown

const set =
  (place: string, value: unknown): Change =>
  (answer) =>
    withChange(answer, place.split('.'), (holder, key) => void Reflect.set(holder, key, value))

const add =
  (list: string, items: readonly unknown[]): Change =>
  (answer) =>
    withChange(answer, [list], (holder, key) => {
      Reflect.set(holder, key, [...Reflect.get(holder, key), ...items])
    })

const labels = Array.from({ length: 40 }, (_, index) => `Line ${index} of the call and its ship`)
const serviceLevels = Array.from({ length: 55 }, (_, index) => ({
  _id: `level-${index}`,
  service: `Service ${index}`,
  response: 'Under 2 hours from validated submission',
  metric: 'From the desk’s time stamp to the dispatch of the pack',
  penalty: '10% monthly retainer credit per hour of delay',
  escalation: 'Duty manager, then chief operating officer',
}))

const CASES: { name: string; path: string; change: Change; sheets: number; contains: string }[] = [
  { name: '6 ports', path: PACK, change: (answer) => answer, sheets: 2, contains: 'Paradip' },
  {
    name: '60 ports',
    path: PACK,
    change: add('ports', ports),
    sheets: 4,
    contains: ports[53]?.name ?? '',
  },
  {
    name: '40 lines to fill in',
    path: PACK,
    change: set('document.callFields', labels),
    sheets: 3,
    contains: 'Line 39',
  },
  {
    name: '60 service levels',
    path: SCHEDULE,
    change: add('commitments', serviceLevels),
    sheets: 4,
    contains: 'Service 54',
  },
  {
    name: 'a clause of 4,500 letters',
    path: SUMMARY,
    change: set('clauses.1.requirement', sentences(4500)),
    sheets: 4,
    contains: 'End.',
  },
]

const printer = await startPrinter()
afterAll(async () => {
  await printer[Symbol.asyncDispose]()
})

describe.each(CASES)('$name', async ({ path, change, sheets, contains }) => {
  const bytes = await printedDocument(printer, path, change)
  const { pages } = await readPdf(bytes)
  const { widgets } = await readForm(bytes)

  test(`${path} takes ${sheets} sheets`, () => {
    expect(pages).toHaveLength(sheets)
    expect(pages.map(({ words }) => words.join(' ')).join(' ')).toContain(contains)
  })

  test('each sheet has the document’s head, and in the pack the template mark', () => {
    for (const { words } of pages) expect(words.join(' ')).toMatch(HEAD)
    for (const { words } of path === PACK ? pages : [])
      expect(words.join(' ').split(MARK)).toHaveLength(2)
  })

  test('no sheet ends with a heading', () => {
    for (const { tree } of pages) expect(rolesOfLastText(tree).join(' ')).not.toMatch(/H\d/)
  })

  test('each field appears once, except the fields at each sheet’s head that identify the copy', () => {
    for (const name of COPY_FIELDS) {
      const places = widgets.filter(({ fieldName }) => fieldName === name)
      expect(places.map(({ page }) => page)).toEqual(
        path === PACK ? pages.map((_, index) => index + 1) : [],
      )
    }
    const others = widgets
      .map(({ fieldName }) => fieldName)
      .filter((name) => !COPY_FIELDS.includes(name))
    expect(others).toEqual([...new Set(others)])
  })
})

/** List items of 300 characters, the most that the Studio lets an editor publish. */
const FULL_LINES: Change = (answer) =>
  Array.from({ length: 6 }, (_, index) => `ports.${index}.nuances`).reduce(
    (before, place) =>
      set(
        place,
        Array.from({ length: 3 }, () => `${sentences(295)} Copies are attached.`),
      )(before),
    answer,
  )

test(
  'the pack still fits on two sheets if six ports have the longest lines that editors can publish',
  { tags: ['nightly'] },
  async () => {
    // 0.85 is the smallest text scale that the build tries (builder/pdf/print.ts).
    const { pages } = await readPdf(await printedDocument(printer, PACK, FULL_LINES, 0.85))
    expect(pages).toHaveLength(2)
  },
)

/** Roles of the tags around the last text of a sheet. */
function rolesOfLastText({ role, children }: Tag): string[] {
  const last = children.findLast((child) =>
    (typeof child === 'string' ? child : textOf(child)).trim(),
  )
  if (last === undefined) return []
  return typeof last === 'string' ? [role] : [role, ...rolesOfLastText(last)]
}
