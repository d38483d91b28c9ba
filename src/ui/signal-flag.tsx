import './signal-flag.css'

/**
 * Flags of the International Code of Signals, 24 by 18 units, by what they stand for here. A flag is shown where what it
 * says is what the visitor would say there, or is answered, and nowhere else.
 */
const FLAGS = {
  /** V: I require assistance. */
  salvage: (
    <>
      <path fill="#ffffff" d="M0 0h24v18H0z" />
      <path stroke="#b42318" strokeWidth="3.6" d="M0 0l24 18M24 0L0 18" />
    </>
  ),
}

/** A signal flag as a waymark. It is decoration: the words beside it say where one is. */
export function SignalFlag({ name }: { name: keyof typeof FLAGS }) {
  return (
    <svg className="signal-flag" viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
      {FLAGS[name]}
      <path className="signal-flag__edge" d="M0 0h24v18H0z" />
    </svg>
  )
}
