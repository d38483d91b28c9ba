import { identityOf } from '../identity.ts'
import { Sheet } from '../parts/sheet.tsx'
import { Neatline } from '../../../ui/neatline.tsx'
import './compliance-pack.css'
import { Drawing } from '../../../ui/drawing.tsx'
import { DocumentFlow } from '../parts/document-flow.tsx'
import packWay from './pack-way.svg?raw'
import { FillIn, Signature } from '../parts/fill-in.tsx'
import { Issuer } from '../parts/document-foot.tsx'
import { Lines, TitledLines } from '../parts/lines.tsx'
import { DocumentHead, Title } from '../parts/title.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { CALL_NAMES, INSURANCE_NAMES, nameLines } from './line-names.ts'
import { packParts, type CompliancePackContent } from './query.ts'
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

function LetterSheet({ content }: { content: CompliancePackContent }) {
  const { document, frame } = content
  const { callFields, insurance, attachments, representations, signatory, operationsCentre } =
    document
  const parts = packParts(content)
  return (
    <>
      <DocumentHead drawing={<PackWay />}>
        <Title
          title={document.title ?? 'Pre-Arrival Financial Security Pack'}
          lead={document.lead}
        />
      </DocumentHead>
      <Neatline>
        <div className="call-lines">
          <FillIn labels={callFields} names={nameLines(callFields, 'call', CALL_NAMES)} />
        </div>
      </Neatline>
      <DocumentPart heading={parts.insurance} intro={insurance.validityNote}>
        <FillIn
          labels={insurance.fields}
          names={nameLines(insurance.fields, 'insurance', INSURANCE_NAMES)}
        />
      </DocumentPart>
      <DocumentPart heading={parts.attachments}>
        <TitledLines items={attachments.items} numbered />
      </DocumentPart>
      <DocumentPart heading={parts.representations}>
        <Lines items={representations.items} numbered />
      </DocumentPart>
      <Signature
        party={signatory.heading ?? 'Signed for the provider'}
        role={signatory.role}
        fields={signatory.fields}
      />
      <DocumentPart heading={parts.operationsCentre} intro={operationsCentre.intro}>
        <Issuer settings={frame.settings} />
      </DocumentPart>
    </>
  )
}

/** One leg between each two holders. */
const HOLDERS = ['Desk', 'Agent', 'Port control']
const LEGS = ['Two pages', 'Before arrival']

/** The pack goes from the desk via the agent to port control. Decoration: the text below the title says the same. */
function PackWay() {
  return (
    <DocumentFlow
      className="pack-way"
      drawing={<Drawing file={packWay} />}
      holders={HOLDERS}
      legs={LEGS}
    />
  )
}
