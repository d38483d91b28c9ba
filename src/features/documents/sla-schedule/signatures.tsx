import { FillIn } from '../parts/fill-in.tsx'
import { Signature } from '../parts/signature.tsx'
import './signatures.css'
import type { SlaScheduleContent } from './query.ts'

/** Where both parties sign, with what the contract is known by. */
export function Signatures({
  block: { contractFields, providerLabel, customerLabel, fields },
}: {
  block: SlaScheduleContent['document']['signatures']
}) {
  return (
    <>
      <FillIn labels={contractFields} />
      <div className="signatures">
        <Signature party={providerLabel ?? 'Provider'} fields={fields} />
        <Signature party={customerLabel ?? 'Customer'} fields={fields} />
      </div>
    </>
  )
}
