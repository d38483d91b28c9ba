import './flags.css'

/** Flag V of the International Code of Signals, “I require assistance”. Decoration. */
export function FlagV() {
  return (
    <svg className="flag-v" viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
      <path fill="#ffffff" d="M0 0h24v18H0z" />
      <path stroke="#b42318" strokeWidth="3.6" d="M0 0l24 18M24 0L0 18" />
      <path className="flag-v__edge" d="M0 0h24v18H0z" />
    </svg>
  )
}
