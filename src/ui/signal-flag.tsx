import './signal-flag.css'

/**
 * Flags of the International Code of Signals, 24 by 18 units, by what they stand for here. A flag is a visitor's own
 * signal, so that it holds whatever becomes of a request.
 */
const FLAGS = {
  /** Q: my vessel is healthy and I request free pratique. */
  letter: <path fill="#ffc247" d="M0 0h24v18H0z" />,
  /** V: I require assistance. */
  salvage: (
    <>
      <path fill="#ffffff" d="M0 0h24v18H0z" />
      <path stroke="#b42318" strokeWidth="3.6" d="M0 0l24 18M24 0L0 18" />
    </>
  ),
  /** K: I wish to communicate with you. */
  contact: (
    <>
      <path fill="#ffc247" d="M0 0h12v18H0z" />
      <path fill="#0b5cad" d="M12 0h12v18H12z" />
    </>
  ),
  /** G: I require a pilot. */
  port: (
    <>
      <path fill="#ffc247" d="M0 0h24v18H0z" />
      <path fill="#0b5cad" d="M4 0h4v18H4zM12 0h4v18h-4zM20 0h4v18h-4z" />
    </>
  ),
  /** X: stop carrying out your intentions and watch for my signals. */
  stop: (
    <>
      <path fill="#ffffff" d="M0 0h24v18H0z" />
      <path fill="#0b5cad" d="M10 0h4v18h-4zM0 7h24v4H0z" />
    </>
  ),
}

export type SignalName = keyof typeof FLAGS

/** A signal flag as a waymark. It is decoration: the words beside it say where one is. */
export function SignalFlag({ name }: { name: SignalName }) {
  return (
    <svg className="signal-flag" viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
      <Bunting name={name} />
    </svg>
  )
}

/** The flag itself, within a drawing. */
export function Bunting({ name }: { name: SignalName }) {
  return (
    <>
      {FLAGS[name]}
      <path className="signal-flag__edge" d="M0 0h24v18H0z" />
    </>
  )
}
