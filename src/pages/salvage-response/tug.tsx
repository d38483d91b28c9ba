import '../../ui/drawing.css'
import './tug.css'

/** Where the drawing begins and how wide it is: its sky goes on, so that a high frame has both ships and the sea bed too. */
const LEFT = -170
const WIDTH = 560
const TOP = -550
const BOTTOM = 345

/** Seas on the coast and at the ships: level, height and length of half a wave, start. */
const FAR = seaPath(176, 7, 46, 0)
const NEAR = seaPath(190, 8, 58, -30)

/** The hulls, each drawn a second time as it is seen through the sea. */
const TOW_HULL = 'M-90 104H-4l6-10H44Q34 130 31 176q20 10 21 32-1 24-26 32-6 12-24 12H-90z'
const TUG_HULL = 'M76 168h38l8-4h194q26-4 52-22-6 40-34 62-6 34-26 42H154q-24-14-50-34-24-10-28-44z'
const TOW_AT = 'translate(-102)'
const TUG_AT = 'translate(71 28.5) scale(.85)'

/** Profile of a salvage tug with a tow on her wire, and of her team on its way. The table of assets has the figures. */
export function Tug() {
  return (
    <svg
      className="tug drawing drawing--sky"
      viewBox={`${LEFT} ${TOP} ${WIDTH} ${BOTTOM - TOP}`}
      width={WIDTH}
      height="446"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path
        className="tug__cloud"
        d="M-170 26q60-18 120-8t110-10q70-10 120 8-60 16-130 12t-220-2zM40-310q60-16 130-8t140 2q-40 18-120 14t-150-8zM-160-380q50-12 100-4t90-4q-30 18-90 16t-100-8zM150-42q60-16 120-6t120-4v22q-60 8-120 2t-120-14zM-20-170q60-16 130-8t140 2q-40 18-120 14t-150-8zM-150-206q50-12 100-4t90-4q-30 18-90 16t-100-8z"
      />
      <path
        className="tug__coast"
        d="M-170 180v-26l40-10 34 6 40-20 38 12 44-4 60 18 70 6 50 10 90-4 50-10 44 4v18z"
      />
      <path className="drawing__sea drawing__wave tug__far" d={FAR} />
      {/* The team on the way by helicopter. */}
      <g transform="translate(96 -66)">
        <path
          className="drawing__hull"
          d="M-30 6q2-15 20-17h14q10 0 14 8l40 4v5l-38 4q-8 9-20 9h-18q-12 0-12-13zM54 1l8-17h6l-3 21z"
        />
        <path className="tug__glass" d="M-26 4q3-10 13-11v11zM-8 4v-11h10v11z" />
        <path d="M-2-11v-8M-46-19H42M58-14h14M-24 24h34M-16 19v5M2 19v5" />
      </g>
      <g transform={TOW_AT}>
        {/* Hatch, derrick and mast of the tow. */}
        <path className="drawing__house" d="M-70 104v-12h60v12z" />
        <path className="drawing__amber" d="M-62 104v-62h9v62z" />
        <path d="M-53 50L-14 74M-53 44L-14 74M16 96V58M10 68h12M4 96h24" />
        <path className="drawing__hull" d={TOW_HULL} />
        <path className="drawing__light" d="M-90 112H2" />
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
        {/* Fire monitor. */}
        <path d="M306 124v-12l10-6M300 112h12" />
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
        {/* Her rudder, and her propeller in its nozzle. */}
        <path transform={TUG_AT} d="M100 205h9v41h-9zM117 215h15v31h-15z" />
        <path transform={TUG_AT} d={TUG_HULL} />
      </g>
      {/* The tow's wire, from the fairlead at her bow over the tug's stern to the winch; its bight hangs in the sea. */}
      <path className="tug__wire" d="M-59 101C-18 176 70 258 136 171L180 161" />
      <path className="tug__bed" d="M-180 304q75-9 150-3t150 5 130-9 150 2V360H-180z" />
      <path
        className="tug__wash"
        d="M-34 212q12-6 24 0t24 0M92 258q12-6 24 0t24 0M-40 268q12-6 24 0t24 0"
      />
      <text x="-160" y="279">
        Casualty
      </text>
      <text x="44" y="234">
        Tow wire
      </text>
      <text x="204" y="279">
        Salvage tug
      </text>
      <g className="tug__parts">
        <path d="M202 128V156M343 97L339 116" />
        <text x="168" y="122">
          Pumps
        </text>
        <text x="312" y="92">
          Fire monitor
        </text>
        <text x="46" y="-22">
          First-response team
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
