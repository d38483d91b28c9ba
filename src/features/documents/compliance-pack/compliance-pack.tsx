import { identityOf, partHeading } from '../document-content.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import './compliance-pack.css'
import { FillInLines, Signature } from '../parts/fill-in.tsx'
import { Issuer } from '../parts/document-foot.tsx'
import { Lines, TitledLines } from '../parts/lines.tsx'
import { Title } from '../parts/title.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { CALL_FIELD_NAMES, INSURANCE_FIELD_NAMES, formFieldNames } from './form-field-names.ts'
import type { CompliancePackContent } from './query.ts'
import { VerificationSheet } from './verification-sheet.tsx'

/** The pre-arrival financial security pack, on two sheets (specification section 2). */
export function CompliancePack({ content }: { content: CompliancePackContent }) {
  const identity = identityOf(content)
  const watermark = content.document.watermark ?? 'TEMPLATE – NOT EVIDENCE OF COVER'
  return (
    <>
      <Sheet identity={identity} watermark={watermark} hasCopyNumber>
        <LetterSheet content={content} />
      </Sheet>
      <Sheet identity={identity} watermark={watermark} hasCopyNumber dense>
        <VerificationSheet content={content} />
      </Sheet>
    </>
  )
}

/** Sheet 1, the letter: port call, insurance, attachments, representations, signature and operations centre. */
function LetterSheet({ content: { document, frame } }: { content: CompliancePackContent }) {
  const { callFields, insurance, attachments, representations, signatory, operationsCentre } =
    document
  return (
    <>
      <Title title={document.title ?? 'Pre-Arrival Financial Security Pack'} lead={document.lead} />
      <ChartFrame>
        <div className="port-call-lines">
          <FillInLines
            labels={callFields}
            names={formFieldNames(callFields, 'call', CALL_FIELD_NAMES)}
          />
        </div>
      </ChartFrame>
      <DocumentPart heading={partHeading(insurance, 'Insurance')} intro={insurance.validityNote}>
        <FillInLines
          labels={insurance.fields}
          names={formFieldNames(insurance.fields, 'insurance', INSURANCE_FIELD_NAMES)}
        />
      </DocumentPart>
      <DocumentPart heading={partHeading(attachments, 'Attachments', attachments.items)}>
        <TitledLines items={attachments.items} numbered />
      </DocumentPart>
      <DocumentPart
        heading={partHeading(representations, 'Representations', representations.items)}
      >
        <Lines items={representations.items} numbered />
      </DocumentPart>
      <Signature
        party={signatory.heading ?? 'Signed for the provider'}
        role={signatory.role}
        fields={signatory.fields}
      />
      <DocumentPart
        heading={partHeading(operationsCentre, 'Operations centre')}
        intro={operationsCentre.intro}
      >
        <Issuer settings={frame.settings} />
      </DocumentPart>
    </>
  )
}
