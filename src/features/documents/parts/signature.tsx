import './signature.css'
import { FillIn } from './fill-in.tsx'

/** Where a party signs: who, and a line for each thing to write; never split over two sheets. */
export function Signature({
  party,
  role = null,
  fields,
}: {
  party: string
  role?: string | null
  fields: readonly string[]
}) {
  return (
    <div className="signature">
      <p className="signature__party">
        {party}
        {role && <span className="signature__role">, {role}</span>}
      </p>
      <FillIn labels={fields} columns={1} />
    </div>
  )
}
