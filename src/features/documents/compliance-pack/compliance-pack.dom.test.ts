import { expect, test } from 'vitest'
import { compliancePackDocument } from '../../../../seed/documents/compliance-pack-document.ts'
import { ports } from '../../../../seed/documents/port.ts'
import { seedPage, textsOf } from '../../../../tests/helpers/seed-page.ts'

const path = '/docs/compliance-pack'
const main = await seedPage(path)
const [letter, verification] = main.querySelectorAll('.sheet')
if (!letter || !verification) throw new Error('the pack has fewer than two sheets')

test('has two sheets, each with ID, version, date and the template mark', () => {
  expect(main.querySelectorAll('.sheet')).toHaveLength(2)
  for (const sheet of [letter, verification]) {
    const [identity = ''] = textsOf(sheet, '.sheet__identity')
    expect(identity).toMatch(/GSI-COMPLIANCE-PACK.*Version 1\.0.*\d{1,2} \w+ \d{4}$/)
    expect(textsOf(sheet, '.sheet__copy-number')).toEqual(['Pack No.Issued (IST)'])
    expect(textsOf(sheet, '.sheet__status')).toEqual(['TEMPLATE – NOT EVIDENCE OF COVER'])
  }
})

test('sheet 1 has a line for each detail of the port call and of the insurance', () => {
  expect(textsOf(letter, '.fill-in__label').slice(0, 14)).toEqual([
    'Vessel',
    'IMO number',
    'Flag',
    'Port call',
    'ETA (local)',
    'Agent / company',
    'MSW submission ID',
    'Submission timestamp',
    'Primary insurer',
    'Policy reference',
    'Valid from – to',
    'Local correspondent and telephone',
    'Gross tonnage',
    'Notice applies because',
  ])
  expect(partOf(letter, 'Insurance').textContent).toContain('At least 3 months'.toLowerCase())
})

test('sheet 1 lists four attachments and four representations, in order', () => {
  expect(textsOf(partOf(letter, 'Attachments'), 'ol > li strong')).toEqual([
    'Club-signed financial security letter',
    'Cover note on wreck removal and pollution clauses',
    '24/7 contact sheet with Coast Guard liaison',
    'Port SOP checklist',
  ])
  const representations = textsOf(partOf(letter, 'Representations'), 'ol > li')
  expect(representations).toHaveLength(4)
  expect(representations).toEqual(compliancePackDocument.representations?.items)
})

test('sheet 1 is signed by the chief operating officer, with room for a stamp', () => {
  expect(textsOf(letter, '.signature__party')).toEqual([
    'Signed for the provider, Chief Operating Officer',
  ])
  expect(textsOf(letter, '.fill-in__field--stamp')).toEqual(['Company stamp'])
})

test('sheet 1 ends with the contacts of the operations centre, from the site settings', () => {
  const last = partOf(letter, 'Operations centre, 24/7')
  expect(letter.querySelector('.sheet__body')?.lastElementChild).toBe(last)
  const links = [...last.querySelectorAll('a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+91 00000 00000', 'tel:+910000000000'],
    ['+91 00000 00001', expect.stringContaining('https://wa.me/910000000001')],
    ['desk@example.com', 'mailto:desk@example.com'],
  ])
})

test('sheet 2 has five steps, lines for our look-up and for the officer’s record, and boxes to tick', () => {
  const steps = partOf(verification, 'A. Harbour master instructions')
  expect(textsOf(steps, 'ol > li')).toHaveLength(5)
  expect(textsOf(steps, '.fill-in__label')).toEqual([
    'Our look-up: site, result',
    'Our look-up: date, time (IST), by',
    'Site consulted',
    'Result',
    'Date and time',
    'Officer and signature',
  ])
  const checklist = partOf(verification, 'B. Vessel and agent checklist')
  expect(checklist.querySelectorAll('.tick-boxes__box')).toHaveLength(6)
})

test('sheet 2 lists the first three local requirements of each port', () => {
  const essentials = partOf(verification, 'C. Port-specific essentials')
  expect(textsOf(essentials, 'h4')).toEqual([
    'Mumbai / JNPT',
    'Mundra',
    'Vadinar',
    'Kandla',
    'Visakhapatnam',
    'Paradip',
  ])
  const requirements = [...essentials.querySelectorAll('.port-essentials__port')].map((port) =>
    textsOf(port, 'li'),
  )
  expect(requirements).toEqual(ports.map(({ localNuances }) => localNuances?.slice(0, 3)))
})

test('sheet 2 has four response centres, three references, an empty log and a reminder for the desk', () => {
  expect(
    textsOf(partOf(verification, 'D. Coast Guard / NOSDCP coordination'), 'li strong'),
  ).toEqual(['Mumbai', 'Chennai', 'Port Blair (Sri Vijaya Puram)', 'Vadinar'])
  expect(partOf(verification, 'References').querySelectorAll('a[target="_blank"]')).toHaveLength(3)
  const log = partOf(verification, 'Audit log')
  expect(textsOf(log, 'th[scope="col"]')).toHaveLength(5)
  expect(textsOf(log, 'td').join('')).toBe('')
  expect(textsOf(verification, '.footer-lines p')).toEqual([
    'For the issuing desk, before this form goes out:',
    'Replace placeholders with live data from the compliance generator.',
  ])
})

function partOf(within: Element, heading: string): Element {
  const found = [...within.querySelectorAll('.part')].find(
    (part) => part.querySelector('.part__heading')?.textContent === heading,
  )
  if (!found) throw new Error(`no part has the heading ${heading}`)
  return found
}
