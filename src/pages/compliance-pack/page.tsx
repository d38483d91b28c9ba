import type { Page } from '../page.ts'
import { CompliancePack } from '../../features/documents/compliance-pack/compliance-pack.tsx'
import {
  type CompliancePackContent,
  compliancePackQuery,
  packParts,
} from '../../features/documents/compliance-pack/query.ts'
import { documentHead } from '../../features/documents/identity.ts'
import { Printable } from '../../features/documents/parts/printable.tsx'

export const page: Page<CompliancePackContent> = {
  query: compliancePackQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable
      document="compliancePack"
      labels={content.frame.settings.buttons}
      next="letter"
      parts={packParts(content)}
    >
      <CompliancePack content={content} />
    </Printable>
  ),
}
