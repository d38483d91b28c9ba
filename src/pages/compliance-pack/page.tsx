import type { Page } from '../../app/page.ts'
import { CompliancePack } from '../../documents/compliance-pack/compliance-pack.tsx'
import {
  type CompliancePackContent,
  compliancePackQuery,
} from '../../documents/compliance-pack/query.ts'
import { documentHead } from '../../documents/identity.ts'
import { Printable } from '../../documents/parts/printable.tsx'

export const page: Page<CompliancePackContent> = {
  query: compliancePackQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable document="compliancePack">
      <CompliancePack content={content} />
    </Printable>
  ),
}
