import '../../ui/drawing.css'

/** What every frame shows: the tug, her tow's bow, the sea bed. A wide frame has the tow down to her stern, a high one more sky. */
const FRAMED = { left: -90, top: -2, width: 480, height: 362 }

/** How far the drawing goes on at its left. */
const LEFT = -470
const WIDTH = FRAMED.left + FRAMED.width - LEFT
const BOTTOM = FRAMED.top + FRAMED.height

/** Seas on the coast and at the ships: level, height and length of half a wave, start. */
const FAR = seaPath(176, 7, 46, 0)
const NEAR = seaPath(190, 8, 58, -30)

/** The hulls, each drawn a second time as it is seen through the sea. */
const TOW_HULL =
  'M-236 104H-4l6-10H44Q34 130 31 176q20 10 21 32-1 24-26 32-6 12-24 12H-196l-22-40-18-8z'
const TUG_HULL = 'M76 168h38l8-4h194q26-4 52-22-6 40-34 62-6 34-26 42H154q-24-14-50-34-24-10-28-44z'
const TOW_AT = 'translate(-42 -15.2) scale(1.08)'
const TUG_AT = 'translate(26.8 13.3) scale(.93)'

/** Profile of a salvage tug with a tow on her wire, and of her team on its way. The table of assets has the figures. */
export function Tug() {
  return (
    <svg
      className="tug drawing drawing--sky"
      viewBox={`${FRAMED.left} ${FRAMED.top} ${FRAMED.width} ${FRAMED.height}`}
      width={FRAMED.width}
      height={FRAMED.height}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <path
        className="tug__cloud"
        d="M-170 26q60-18 120-8t110-10q70-10 120 8-60 16-130 12t-220-2zM40-310q60-16 130-8t140 2q-40 18-120 14t-150-8zM-160-380q50-12 100-4t90-4q-30 18-90 16t-100-8zM150-42q60-16 120-6t120-4v22q-60 8-120 2t-120-14zM-20-170q60-16 130-8t140 2q-40 18-120 14t-150-8zM-150-206q50-12 100-4t90-4q-30 18-90 16t-100-8z"
      />
      <path
        className="tug__coast"
        d="M-470 180v-20l90-14 80 12 90-14 80 10 60-24 82 8 60 18 70 6 50 10 90-4 50-10 58 4v18z"
      />
      <path className="drawing__sea drawing__wave tug__far" d={FAR} />
      {/* The team on the way by helicopter. */}
      <g className="tug__team">
        <path
          className="drawing__hull"
          d="M-30 6q2-15 20-17h14q10 0 14 8l40 4v5l-38 4q-8 9-20 9h-18q-12 0-12-13zM54 1l8-17h6l-3 21z"
        />
        <path className="tug__glass" d="M-26 4q3-10 13-11v11zM-8 4v-11h10v11z" />
        <path d="M-2-11v-8M-46-19H42M58-14h14M-24 24h34M-16 19v5M2 19v5" />
        <text className="tug__part" x="-58" y="44">
          First-response team
        </text>
      </g>
      <g transform={TOW_AT}>
        {/* Hatches, derrick and mast of the tow; her house and funnel. */}
        <path
          className="drawing__house"
          d="M-148 104v-12h56v12zM-82 104v-12h50v12zM-200 104V50h40v54zM-206 50v-8h52v8z"
        />
        <path className="drawing__amber" d="M-24 104v-62h9v62zM-226 104V62h18v42z" />
        <path className="tug__glass" d="M-194 56h28v8h-28z" />
        <path d="M-24 50L-70 76M-24 44L-70 76M16 96V58M10 68h12M4 96h24" />
        <path className="drawing__hull" d={TOW_HULL} />
        <path className="drawing__light" d="M-235 112H2" />
        {/* Anchor housed in her hawse pipe, its flukes against the plates. */}
        <path
          className="drawing__light tug__anchor"
          d="M10 118a5 3 0 1 0 10 0a5 3 0 1 0-10 0M15 121v7M7 121l2 6q6 5 12 0l2-6"
        />
        <path className="drawing__hull" d="M22 68l4 7-4 7-4-7z" />
      </g>
      <g transform={TUG_AT}>
        {/* Mast with radar, aerials; deck crane, stowed. */}
        <path d="M246 84V22M232 42h28M237 31h18M246 24l26 60M172 166v-52l8-48M166 166v-52h12" />
        <path className="drawing__fine" d="M222 84V54" />
        {/* She tows: a diamond (COLREG rule 24). */}
        <path className="drawing__hull" d="M236 44l5 8-5 8-5-8z" />
        {/* Funnel, deckhouse, wheelhouse with its windows and wings. */}
        <path
          className="drawing__house"
          d="M188 166v-64h20v64zM208 166v-42h106v42zM216 124V96h78l10 28z"
        />
        <path className="drawing__amber" d="M188 114h20v14h-20zM166 166v-52h6v52z" />
        <path d="M208 96V84h80l8 12zM188 102h20M208 134h106" />
        <path
          className="tug__glass"
          d="M224 102h14v14h-14zM244 102h14v14h-14zM264 102h14v14h-14zM208 124v-8h8M224 150a4 4 0 1 0 8 0a4 4 0 1 0-8 0M248 150a4 4 0 1 0 8 0a4 4 0 1 0-8 0M272 150a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        />
        <path className="drawing__fine" d="M320 164v-18M340 156v-14M320 150q10 0 34-14" />
        {/* Fire monitor on the roof of the wheelhouse. */}
        <path
          className="drawing__amber"
          d="M274 84v-6l4-6 22-10 4 8-18 10v4zM298 58l6-2 6 14-6 2z"
        />
        {/* Winch and pumps on the after deck. */}
        <path className="drawing__amber" d="M104 168v-9h10v9z" />
        <path className="drawing__house" d="M146 166v-13h16v13z" />
        <circle className="drawing__house" cx="130" cy="157" r="10" />
        <circle cx="130" cy="157" r="3" />
        {/* Hull with bulwark, fender and marks. */}
        <path className="drawing__hull" d={TUG_HULL} />
        <path className="drawing__light" d="M80 180h240q20-6 36-18" />
      </g>
      <path className="drawing__sea drawing__wave drawing__wave--2 tug__near" d={NEAR} />
      <clipPath id="tug-sea">
        <path d={NEAR} />
      </clipPath>
      <g className="tug__bottom" clipPath="url(#tug-sea)">
        <path transform={TOW_AT} d={TOW_HULL} />
        <path transform={TOW_AT} d="M-226 216h10v34h-10z" />
        <path transform={TUG_AT} d={TUG_HULL} />
        {/* Her rudder on its stock, her propeller in its nozzle, and the shaft. */}
        <path
          transform={TUG_AT}
          d="M98 210h9l2 36H97zM101 210v-14h5v14M136 224h26v10h-26zM115 212l22 4v27l-22 4zM115 218q-7 6 0 11.5q-7 6 0 11.5"
        />
      </g>
      {/* The tow's wire, from the fairlead at her bow over the roller at the tug's stern to the winch; its bight hangs in the sea. */}
      <path className="tug__wire" d="M4 94C18 150 50 290 98 169L146 158" />
      <path
        className="drawing__house"
        d="M-1 95a5 5 0 1 0 10 0a5 5 0 1 0-10 0M94 167a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
      />
      <path className="tug__bed" d="M-480 324q75-9 150-3t150 5 150-3 150 5 130-9 150 2V370H-480z" />
      <path
        className="tug__wash"
        d="M62 268q12-6 24 0t24 0M6 300q12-6 24 0t24 0M300 304q12-6 24 0t24 0"
      />
      <text x="-80" y="288">
        Casualty
      </text>
      <text x="24" y="240">
        Tow wire
      </text>
      <text x="190" y="288">
        Salvage tug
      </text>
      <g className="tug__part">
        <path d="M168 128V152M330 51L314 66" />
        <text x="138" y="122">
          Pumps
        </text>
        <text x="304" y="46">
          Fire monitor
        </text>
      </g>
    </svg>
  )
}

/** A sea from its surface down to the foot of the drawing. */
function seaPath(level: number, rise: number, half: number, from: number): string {
  const count = Math.ceil((WIDTH - from) / half)
  return `M${LEFT + from} ${level}q${half / 2} ${-rise} ${half} 0${`t${half} 0`.repeat(count)}V${BOTTOM}H${LEFT + from}z`
}
