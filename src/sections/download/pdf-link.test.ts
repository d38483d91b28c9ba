import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pdfLink, pdfs, registerPdfs } from './pdf-link.ts'

beforeEach(() => {
  registerPdfs({
    complianceSummary: '/docs/0123456789abcdef.pdf',
    compliancePack: '/docs/india-compliance-pack.pdf',
    slaSchedule: '/docs/fleet-retainer-sla-schedule.pdf',
    financialSecurityEvidence: '/docs/financial-security-evidence-pack.pdf',
    fleetDatasheet: '/docs/fleet-retainer-datasheet.pdf',
  })
})
afterEach(() => registerPdfs({}))

describe('a link to a PDF', () => {
  test('has the address of the built PDF, and the file name to save it under', () => {
    expect(pdfLink('complianceSummary')).toMatchObject({
      href: '/docs/0123456789abcdef.pdf',
      download: 'dgs-msn05-2025-compliance-summary.pdf',
    })
  })

  test('opens the SLA schedule in a new tab', () => {
    const link = pdfLink('slaSchedule')
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(link).not.toHaveProperty('download')
  })

  test.each([
    ['complianceSummary', 'compliance_summary_download'],
    ['compliancePack', 'compliance_pack_download'],
    ['slaSchedule', 'sla_pdf_download'],
    ['financialSecurityEvidence', 'financial_security_evidence_download'],
  ] as const)('contains the analytics event of a click on %s: %s', (name, event) => {
    expect(pdfLink(name)).toMatchObject({
      'data-event': event,
      'data-event-label': pdfs[name].file,
    })
  })
})
