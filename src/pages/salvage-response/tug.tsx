import '../../ui/drawing.css'
import './tug.css'

/** The swell, from beyond the left edge to beyond the right one of a frame that is wider. */
const SWELL = `M-400 191q15-4 30 0${'t30 0'.repeat(38)}`

/** Profile of a salvage tug with a tow on her wire. Decoration: the table of assets has the figures. */
export function Tug() {
  return (
    <svg
      className="tug drawing"
      viewBox="-64 14 484 250"
      width="484"
      height="250"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {/* Mast with radar, aerials; deck crane with its fall. */}
      <path d="M246 84V22M232 42h28M237 31h18M246 24l26 60M172 166v-52l-40-22M166 166v-52h12" />
      <path className="drawing__fine" d="M132 92v34M128 126h8v7h-8zM222 84V54M282 84V60" />
      {/* Funnel, deckhouse, wheelhouse with its windows and wings. */}
      <path
        className="drawing__house"
        d="M188 166v-64h20v64zM208 166v-42h106v42zM216 124V96h78l10 28z"
      />
      <path d="M208 96V84h80l8 12zM188 114h20M208 134h106" />
      <path
        className="drawing__fine"
        d="M224 102h14v14h-14zM244 102h14v14h-14zM264 102h14v14h-14zM208 124v-8h8M320 164v-18M340 156v-14M320 150q10 0 34-14M224 150a4 4 0 1 0 8 0a4 4 0 1 0-8 0M248 150a4 4 0 1 0 8 0a4 4 0 1 0-8 0M272 150a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
      />
      {/* Fire monitor and its jets, which fall into the sea. */}
      <path d="M306 124v-12l10-6M300 112h12" />
      <path
        className="drawing__fine"
        d="M318 105Q366 36 392 188M318 105Q378 22 408 188M384 190l-4-9M392 189v-11M398 190l5-10M412 190l4-9"
      />
      {/* Winch and pumps on the after deck. */}
      <path className="drawing__house" d="M146 166v-13h16v13zM104 168v-9h10v9z" />
      <circle className="drawing__house" cx="130" cy="157" r="10" />
      <circle cx="130" cy="157" r="3" />
      {/* The bow of the tow, far astern, and the wire. */}
      <path className="drawing__house" d="M-400 148V128H-52V148z" />
      <path d="M-32 148V118M-38 126h12" />
      <path className="drawing__hull" d="M-400 148H-40L-36 142H-8Q-18 170-20 204H-400z" />
      <path className="drawing__light" d="M-400 154H-40M-27 158v8M-31 164q4 5 8 0" />
      <path className="drawing__meaning" d="M-13 152Q30 186 82 166L124 149" />
      {/* Hull with bulwark, fender and marks. */}
      <path
        className="drawing__hull"
        d="M76 168h38l8-4h194q26-4 52-22q-6 42-46 70H98q-18-16-22-44z"
      />
      <path className="drawing__light" d="M80 180h240q20-6 36-18" />
      {/* The sea they lie in, and their wash. */}
      <path className="drawing__sea tug__sea" d={`${SWELL}V600H-400z`} />
      <path d={SWELL} />
      <path
        className="drawing__fine"
        d="M366 186q8-8 16 2M-4 232q9-5 18 0t18 0M150 240q9-5 18 0t18 0M316 228q9-5 18 0t18 0M60 276q9-5 18 0t18 0M240 290q9-5 18 0t18 0"
      />
    </svg>
  )
}
