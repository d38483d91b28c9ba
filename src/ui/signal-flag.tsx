import './signal-flag.css'

/** Flags of the International Code of Signals, 24 by 18 units, by what they stand for here. */
const FLAGS = {
  /** Q: my vessel is healthy and asks for free pratique. */
  letter: <path fill="#ffc247" d="M0 0h24v18H0z" />,
  /** V: I need help. */
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
  /** G: I need a pilot. */
  port: (
    <>
      <path fill="#ffc247" d="M0 0h24v18H0z" />
      <path fill="#0b5cad" d="M4 0h4v18H4zM12 0h4v18h-4zM20 0h4v18h-4z" />
    </>
  ),
  /** C: affirmative. */
  yes: (
    <>
      <path fill="#ffffff" d="M0 0h24v18H0z" />
      <path fill="#0b5cad" d="M0 0h24v3.6H0zM0 14.4h24V18H0z" />
      <path fill="#b42318" d="M0 7.2h24v3.6H0z" />
    </>
  ),
  /** N: negative. */
  no: (
    <>
      <path fill="#ffffff" d="M0 0h24v18H0z" />
      <path
        stroke="#0b5cad"
        strokeDasharray="6"
        strokeWidth="4.5"
        d="M0 2.25h24M6 6.75h18M0 11.25h24M6 15.75h18"
      />
    </>
  ),
  /** E: I am altering my course to starboard. */
  change: (
    <>
      <path fill="#0b5cad" d="M0 0h24v9H0z" />
      <path fill="#b42318" d="M0 9h24v9H0z" />
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
