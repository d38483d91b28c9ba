import '../../../ui/drawing.css'
import '../../../ui/waves.css'
import './approach.css'
import { Carrier, Port } from './harbour.tsx'

/**
 * A bulk carrier on her track past the pier head to the berth, flag Q hoisted. Decoration; in a low frame the sky is
 * cut, in a narrow one the berth.
 */
export function Approach() {
  return (
    <svg
      className="approach drawing drawing--sky"
      viewBox="0 -52 580 164"
      width="580"
      height="164"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path
        className="harbour__hill"
        d="M226 82q50-12 84-34t66 2q34-40 76-26t66-12q40-10 70 12h1500v58z"
      />
      {/* The near sea is over the hull and the walls, which stand in it. */}
      <path className="drawing__wave drawing__wave--1" d="M-1500 80h4000v40h-4000z" />
      <Carrier />
      <Port />
      <path className="drawing__house" d="M512 72V50h50v22z" />
      <path className="drawing__hull" d="M508 50l29-11 29 11z" />
      <path className="drawing__fine" d="M520 58h34M520 64h34" />
      <path
        className="drawing__wave drawing__wave--2"
        d="M-24 92q18-7 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0v30H-24z"
      />
      <path
        className="drawing__wave drawing__wave--3"
        d="M-40 103q22-7 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0v30H-40z"
      />
      {/* Clear of the rock that the light stands on. */}
      <path className="drawing__meaning approach__track" d="M226 98h110" />
    </svg>
  )
}
