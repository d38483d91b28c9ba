import { FillIn } from '../parts/fill-in.tsx'
import { Lines, TitledLines } from '../parts/lines.tsx'
import { Part } from '../parts/part.tsx'
import { Signature } from '../parts/signature.tsx'
import { Title } from '../parts/title.tsx'
import { CALL_NAMES, INSURANCE_NAMES, nameLines } from './line-names.ts'
import { OperationsCentre } from './operations-centre.tsx'
import type { CompliancePackContent } from './query.ts'

/** Page 1: the call, the insurance, what is attached and who signs. */
export function Letter({ content }: { content: CompliancePackContent }) {
  const { document, frame } = content
  const { callFields, insurance, attachments, representations, signatory } = document
  return (
    <>
      <Title title={document.title ?? 'Pre-Arrival Financial Security Pack'} lead={document.lead} />
      <FillIn labels={callFields} names={nameLines(callFields, 'call', CALL_NAMES)} />
      <Part heading={insurance.heading ?? 'Insurance'} intro={insurance.validityNote}>
        <FillIn
          labels={insurance.fields}
          names={nameLines(insurance.fields, 'insurance', INSURANCE_NAMES)}
        />
      </Part>
      {attachments.items.length > 0 && (
        <Part heading={attachments.heading ?? 'Attachments'}>
          <TitledLines items={attachments.items} numbered />
        </Part>
      )}
      {representations.items.length > 0 && (
        <Part heading={representations.heading ?? 'Representations'}>
          <Lines items={representations.items} numbered />
        </Part>
      )}
      <Signature
        party={signatory.heading ?? 'Signed for the provider'}
        role={signatory.role}
        fields={signatory.fields}
      />
      <OperationsCentre block={document.operationsCentre} settings={frame.settings} />
    </>
  )
}
