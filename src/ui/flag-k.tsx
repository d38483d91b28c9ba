import './flags.css'

/** Outline of a flag in the wind: a straight edge at the hoist (left), then a crest and a trough. */
const OUTLINE = 'M0 0C8 -3.99 16 3.69 24 0.92V18.92C16 21.69 8 14.01 0 18z'

/** Flag K of the International Code of Signals: colour and outline of each field, in 24 by 18 units. */
const FIELDS = [
  ['#ffc247', 'M0 0C4 -2 8 -1.08 12 0V18C8 16.92 4 16 0 18z'],
  ['#0b5cad', 'M12 0C16 1.08 20 2.3 24 0.92V18.92C20 20.3 16 19.08 12 18z'],
]

/** Flag K, “I wish to communicate with you”, in the wind. Decorative: the text beside the flag states its meaning. */
export function FlagK() {
  return (
    <svg className="flag-k" viewBox="-0.6 -2 25 23" width="25" height="23" aria-hidden="true">
      {FIELDS.map(([colour, outline]) => (
        <path key={outline} fill={colour} d={outline} />
      ))}
      <path className="flag-k__edge" d="M-.6 .3H0M-.6 17.7H0" />
      <path className="flag-k__edge" d={OUTLINE} />
    </svg>
  )
}
