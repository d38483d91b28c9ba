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
      <path className="drawing__meaning" d="M146 80q22 22 54 7" />
      <path className="drawing__house" d="M230 86V64h20l4 10v12z" />
      <path className="drawing__hull" d="M196 88h44l30-10q-4 22-16 30H204q-8-8-8-20z" />
      <path className="method-strip__bed" d="M290 150h90Q460 144 506 112T580 76V160H290z" />
      <use href="#method-ship" transform="translate(385 3) rotate(-4)" />
      <path className="drawing__meaning" d="M405 96L318 138" />
      <path d="M318 132v18M308 140q2 10 10 10t10-10" />
      <path
        className="drawing__hull"
        d="M600 44h104v78q0 14-14 14h-76q-14 0-14-14zM746 66h104v48q0 12-12 12h-80q-12 0-12-12z"
      />
      <path
        className="drawing__light"
        d="M612 56h80v58q0 10-10 10h-60q-10 0-10-10zM758 76h80v36H758z"
      />
      <circle className="drawing__amber" cx="725" cy="92" r="20.5" />
      <path className="drawing__meaning" d="M652 44q70-44 146 22" />
      <path className="drawing__hull" fillOpacity=".5" d="M990 76q20-30 60-24t50 32-40 26-70-34z" />
      <path className="drawing__meaning" d="M920 32Q1118 22 1118 80T920 128" />
      <path className="drawing__amber" d="M1106 68h24v24h-24z" />
      <path
        className="drawing__house"
        d="M884 32q10-10 22-10h24v20h-24q-12 0-22-10zM884 128q10-10 22-10h24v20h-24q-12 0-22-10z"
      />
      <path d="M290 0v160M580 0v160M870 0v160" />
    </svg>
  )
}
