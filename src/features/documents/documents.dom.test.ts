/** Tests what three documents contain (see compliance-pack.dom.test.ts for the fourth), and the buttons of all four. */
import { describe, expect, test } from 'vitest'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

describe('the compliance summary', async () => {
  const main = await seedPage('/docs/dgs-msn05-2025')

  test('has the six clauses', () => {
    expect(textsOf(main, 'tbody th')).toEqual(['§ 3', '§ 4', '§ 6A', '§ 6B', '§ 6C', '§ 7'])
  })

  test('has obligations, notes and references', () => {
    expect(textsOf(main, 'h2')).toEqual([
      'Clauses',
      'Stakeholder obligations',
      'Implementation notes',
      'References',
    ])
    expect(textsOf(main, '.obligations__title')).toHaveLength(5)
  })
})

test('each sheet of the compliance summary shows when the law was last checked', async () => {
  const main = await seedPage('/docs/dgs-msn05-2025')
  const identities = textsOf(main, '.sheet__identity')
  expect(identities).toHaveLength(2)
  for (const identity of identities) expect(identity).toMatch(/Law last checked 30 June 2026$/)
})

describe('the SLA schedule', async () => {
  const main = await seedPage('/docs/sla-schedule')

  test('is one sheet with its ID and the hotline', () => {
    const [head, ...others] = textsOf(main, '.sheet__head')
    expect(head).toMatch(/24\/7 \+91 00000 00000.*GSI-SLA-RET-INDIA.*Version 1\.0/)
    expect(others).toEqual([])
  })

  test('has the five service levels and explains “time to site”', () => {
    const [schedule] = main.querySelectorAll('table')
    expect(schedule?.querySelectorAll('tbody tr')).toHaveLength(5)
    expect(textsOf(main, '.data-table__note')[0]).toMatch(
      /^“To site” runs from your instruction to mobilise until /,
    )
  })

  test('lists reporting, exclusions, and the escalation directory from first to last contact', () => {
    expect(textsOf(main, '.lines strong')).toEqual([
      'Automated SLA dashboard',
      'Monthly summary',
      'Quarterly review call',
      'Annual attestation',
      'Force majeure',
      'Port closures or strikes',
      'Customer-caused delays',
      'Surge beyond capacity',
    ])
    const [, directory] = main.querySelectorAll('table')
    expect(textsOf(directory ?? main, 'tbody th')).toEqual([
      'Duty manager',
      'Chief Operating Officer',
      'Regional head, west coast',
      'Regional head, east coast',
      'Managing Director',
    ])
  })

  test('has lines for date and contract number, and a signature block for each party', () => {
    expect(textsOf(main, '.fill-in__label').slice(0, 2)).toEqual([
      'Effective date',
      'Contract number',
    ])
    expect(textsOf(main, '.signature__party')).toEqual(['For the provider', 'For the customer'])
    expect(textsOf(main, '.footer-lines p')).toEqual([
      'For the issuing desk, before this form goes out:',
      'Issue via an e-signature or approved contract platform.',
    ])
  })
})

describe('the evidence pack', async () => {
  const main = await seedPage('/docs/financial-security-evidence')

  test('shows its ID and the recipient', () => {
    expect(textsOf(main, '.sheet__identity')[0]).toContain('GSI-FS-EVIDENCE')
    expect(textsOf(main, '.title__recipient')).toEqual([
      'Issued to: Fleet risk lead or P&I correspondent',
    ])
  })

  test('has four groups of boxes to tick, and a line to write on beside each box', () => {
    expect(textsOf(main, '.checklist__title')).toEqual([
      'Cover letter summary',
      'Verification package',
      'NOSDCP contacts',
      'Port agent coordination',
    ])
    const boxes = main.querySelectorAll('.tick-boxes__box')
    expect(boxes.length).toBeGreaterThan(10)
    expect(main.querySelectorAll('.tick-boxes__line')).toHaveLength(boxes.length)
  })

  test('has audit notes, and links that open in a new tab', () => {
    expect(textsOf(main, 'h2')).toContain('Audit notes')
    const links = [...main.querySelectorAll('.reference-list a')]
    expect(links).toHaveLength(3)
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
    }
  })
})

test.each([
  ['dgs-msn05-2025', 'Request the letter'],
  ['compliance-pack', 'Request the letter'],
  ['sla-schedule', 'Request Fleet Quote'],
  ['financial-security-evidence', 'Request the letter'],
])('%s has buttons to download and print it, and a link to the next step', async (name, step) => {
  const main = await seedPage(`/docs/${name}`)
  expect(textsOf(main, '.printable__bar .button')).toEqual(['Download PDF', 'Print', step])
  expect(textsOf(main, '.printable__next .button')).toEqual([step])
  expect(textsOf(main, 'h1')).toHaveLength(1)
})
