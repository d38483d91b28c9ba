import type { CompliancePackDocument } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { placeholder } from '../build/status.ts'
import { compliancePackLetter } from './compliance-pack.letter.ts'
import { compliancePackVerification } from './compliance-pack.verification.ts'

export const compliancePackDocument: SeedDocument<CompliancePackDocument> = {
  _id: 'compliancePackDocument',
  _type: 'compliancePackDocument',
  title: 'Pre-Arrival Financial Security Pack',
  documentId: 'GSI-COMPLIANCE-PACK',
  version: '1.0',
  watermark: 'TEMPLATE – NOT EVIDENCE OF COVER',
  lead: 'To the harbour master or port control, from the vessel’s agent. Evidence of financial security for the call named below, compiled for MSN 05/2025.',
  ...compliancePackLetter,
  ...compliancePackVerification,
  footerLines: ['Replace placeholders with live data from the compliance generator.'],
  seoTitle: 'Pre-arrival compliance pack (template, two pages)',
  seoDescription:
    'Printable pre-arrival financial security pack for Indian ports: letter, attachments, harbour master’s steps, checklists and audit log.',
  ...placeholder('The wording of the representations and the checklists waits for legal review.'),
}
