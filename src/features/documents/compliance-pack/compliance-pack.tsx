import { identityOf } from '../identity.ts'
import { Sheet } from '../parts/sheet.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import type { CompliancePackContent } from './query.ts'
import { VerificationSheet } from './verification-sheet.tsx'

/** The pre-arrival financial security pack on its two sheets (specification section 2). */
export function CompliancePack({ content }: { content: CompliancePackContent }) {
  const identity = identityOf(content)
  const mark = content.document.watermark ?? 'TEMPLATE – NOT EVIDENCE OF COVER'
  return (
    <>
      <Sheet identity={identity} mark={mark} isNumbered>
        <LetterSheet content={content} />
      </Sheet>
      <Sheet identity={identity} mark={mark} isNumbered dense>
        <VerificationSheet content={content} />
      </Sheet>
    </>
  )
}
