import '../../ui/drawing.css'
import './method-strip.css'

/**
 * Four of the methods, side by side: a tow on her wire, ground tackle to a ship aground, a fender between two hulls
 * (seen end on), a boom to a skimmer (seen from above). Decoration: the list under it says what they are.
 */
export function MethodStrip() {
  return (
    <svg
      className="method-strip drawing drawing--sky"
      viewBox="0 0 1160 160"
      width="1160"
      height="160"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path className="drawing__sea" d="M0 96H870V0h290v160H0z" />
      <g id="method-ship">
        <path className="drawing__house" d="M22 84V54h20v30z" />
        <path className="drawing__amber" d="M26 54V44h10v10zM50 84v-8h26v8zM84 84v-8h26v8z" />
        <path className="drawing__hull" d="M14 84h110q10 0 24-8-2 26-16 36H26Q14 100 14 84z" />
      </g>
      <path className="method-strip__bed" d="M290 150h90Q460 144 506 112T580 76V160H290z" />
      <use href="#method-ship" transform="translate(385 3) rotate(-4)" />
      <path
        className="drawing__house"
        d="M230 86V64h20l4 10v12zM884 32q10-10 22-10h24v20h-24q-12 0-22-10zM884 128q10-10 22-10h24v20h-24q-12 0-22-10z"
      />
      <path
        className="drawing__hull"
        d="M196 88h44l30-10q-4 22-16 30H204q-8-8-8-20zM600 44h104v80q0 12-12 12h-80q-12 0-12-12zM746 66h104v48q0 12-12 12h-80q-12 0-12-12z"
      />
      <path className="drawing__light" d="M612 56h80v68H612zM758 76h80v38H758z" />
      <path className="drawing__hull" fillOpacity=".5" d="M990 76q20-30 60-24t50 32-40 26-70-34z" />
      <path
        className="drawing__meaning"
        d="M146 80q22 22 54 7M405 96L318 138M652 44q70-44 146 22M930 32Q1118 22 1118 80T930 128"
      />
      <path
        className="drawing__amber"
        d="M704 92a21 21 0 0 1 42 0 21 21 0 0 1-42 0zM1106 68h24v24h-24z"
      />
      <path d="M290 0v160M580 0v160M870 0v160M318 132v18M308 140q2 10 10 10t10-10" />
    </svg>
  )
}
