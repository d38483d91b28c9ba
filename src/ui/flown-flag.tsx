import './flags.css'

const WHITE = '#ffffff'
const BLUE = '#0b5cad'

/** The cloth's outline, in the wind: still at the hoist, a crest and a trough towards the fly. */
const CLOTH = 'M0 0C8 -3.99 16 3.69 24 0.92V18.92C16 21.69 8 14.01 0 18z'

/** Flags of the International Code of Signals, by what they answer: colour and outline of each field, in 24 by 18 units. */
const FLAGS = {
  /** K: I wish to communicate with you. */
  contact: [
    ['#ffc247', 'M0 0C4 -2 8 -1.08 12 0V18C8 16.92 4 16 0 18z'],
    [BLUE, 'M12 0C16 1.08 20 2.3 24 0.92V18.92C20 20.3 16 19.08 12 18z'],
  ],
  /** C: affirmative. */
  affirmative: [
    [BLUE, CLOTH],
    [WHITE, 'M0 3.6C8 -0.39 16 7.29 24 4.52V15.32C16 18.09 8 10.41 0 14.4z'],
    ['#b42318', 'M0 7.2C8 3.21 16 10.89 24 8.12V11.72C16 14.49 8 6.81 0 10.8z'],
  ],
  /** N: negative. */
  negative: [
    [WHITE, CLOTH],
    [BLUE, 'M0 0C2 -1 4 -1.27 6 -1.15V3.35C4 3.23 2 3.5 0 4.5z'],
    [BLUE, 'M12 0C14 0.54 16 1.11 18 1.38V5.88C16 5.61 14 5.04 12 4.5z'],
    [BLUE, 'M6 3.35C8 3.46 10 3.96 12 4.5V9C10 8.46 8 7.96 6 7.85z'],
    [BLUE, 'M18 5.88C20 6.15 22 6.11 24 5.42V9.92C22 10.61 20 10.65 18 10.38z'],
    [BLUE, 'M0 9C2 8 4 7.73 6 7.85V12.35C4 12.23 2 12.5 0 13.5z'],
    [BLUE, 'M12 9C14 9.54 16 10.11 18 10.38V14.88C16 14.61 14 14.04 12 13.5z'],
    [BLUE, 'M6 12.35C8 12.46 10 12.96 12 13.5V18C10 17.46 8 16.96 6 16.85z'],
    [BLUE, 'M18 14.88C20 15.15 22 15.11 24 14.42V18.92C22 19.61 20 19.65 18 19.38z'],
  ],
} as const

export type FlownFlagName = keyof typeof FLAGS

/** A signal flag, its hoist at the left. Decoration: the words beside it say what it means. */
export function FlownFlag({ name }: { name: FlownFlagName }) {
  return (
    <svg className="flown-flag" viewBox="-0.6 -2 25 23" width="25" height="23" aria-hidden="true">
      {FLAGS[name].map(([colour, outline]) => (
        <path key={outline} fill={colour} d={outline} />
      ))}
      <path className="flown-flag__edge" d="M-.6 .3H0M-.6 17.7H0" />
      <path className="flown-flag__edge" d={CLOTH} />
    </svg>
  )
}
