import '../../ui/drawing.css'

/** Profile of a salvage tug with a tow on her wire. Decoration: the table of assets has the figures. */
export function Tug() {
  return (
    <svg
      className="tug drawing"
      viewBox="8 10 384 250"
      width="384"
      height="250"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {/* The sea goes on beyond a frame that is higher or wider. */}
      <path className="drawing__sea" d="M-300 206h1000v300H-300z" />
      <path
        className="drawing__fine"
        d="M-300 206H700M24 230q9-5 18 0t18 0M150 244q9-5 18 0t18 0M292 232q9-5 18 0t18 0M60 286q9-5 18 0t18 0"
      />
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
      {/* Fire monitor and its jet. */}
      <path d="M306 124v-12l10-6M300 112h12" />
      <path className="drawing__fine" d="M318 105q26-24 74-12M318 105q32-14 68 4" />
      {/* Winch and pumps on the after deck. */}
      <path className="drawing__house" d="M146 166v-13h16v13zM104 168v-9h10v9z" />
      <circle className="drawing__house" cx="130" cy="157" r="10" />
      <circle cx="130" cy="157" r="3" />
      <path className="drawing__meaning" d="M-6 186q70 8 94-22l36-9" />
      {/* Hull with bulwark, fender and marks. */}
      <path
        className="drawing__hull"
        d="M76 168h38l8-4h194q26-4 52-22q-6 42-46 70H98q-18-16-22-44z"
      />
      <path className="drawing__light" d="M80 180h240q20-6 36-18" />
    </svg>
  )
}
