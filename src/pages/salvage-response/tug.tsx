import '../../ui/drawing.css'
import '../../ui/waves.css'
import './tug.css'

/** Where the drawing begins and how wide it is: sky and sea go on, so that a high frame has both ships too. */
const LEFT = -170
const WIDTH = 560
const TOP = -303
const BOTTOM = 577

/** Seas behind the ships and over their hulls, from far to near: level, height and length of half a wave, start. */
const FAR = [{ level: 176, rise: 7, half: 46, from: 0 }]
const NEAR = [
  { level: 194, rise: 9, half: 58, from: -30 },
  { level: 226, rise: 11, half: 72, from: -60 },
  { level: 264, rise: 12, half: 86, from: -10 },
  { level: 306, rise: 13, half: 104, from: -80 },
  { level: 362, rise: 14, half: 126, from: -30 },
]

/** Profile of a salvage tug with a tow on her wire, in a swell. Decoration: the table of assets has the figures. */
export function Tug() {
  return (
    <svg
      className="tug drawing drawing--sky"
      viewBox={`${LEFT} ${TOP} ${WIDTH} ${BOTTOM - TOP}`}
      width={WIDTH}
      height="446"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path
        className="tug__cloud"
        d="M-170-30q60-18 120-8t110-10q70-10 120 8-60 16-130 12t-220-2zM150-62q60-16 120-6t120-4v22q-60 8-120 2t-120-14zM-20-120q60-16 130-8t140 2q-40 18-120 14t-150-8zM-150-76q50-12 100-4t90-4q-30 18-90 16t-100-8z"
      />
      <path
        className="tug__coast"
        d="M-170 180v-26l40-10 34 6 40-20 38 12 44-4 60 18 70 6 50 10 90-4 50-10 44 4v18z"
      />
      <Seas seas={FAR} first={1} />
      <g transform="translate(-74)">
        {/* Hatches, derricks and mast of the tow. */}
        <path
          className="drawing__house"
          d="M-170 104v-12h36v12zM-116 104v-12h52v12zM-46 104v-12h36v12z"
        />
        <path className="drawing__amber" d="M-62 104v-62h9v62zM-132 104v-62h9v62z" />
        <path d="M-53 50L-14 74M-123 50L-82 76M-53 44L-14 74M-123 44L-82 76M16 96V58M10 68h12M4 96h24" />
        <path
          className="drawing__hull"
          d="M-170 104H-4l6-10H44Q34 130 30 162q14 6 14 18-4 30-20 32H-170z"
        />
        <path className="drawing__light" d="M-170 112H2M-170 160H29" />
        {/* Anchor housed in her hawse pipe, its flukes against the plates. */}
        <path
          className="drawing__light tug__anchor"
          d="M10 118a5 3 0 1 0 10 0a5 3 0 1 0-10 0M15 121v7M7 121l2 6q6 5 12 0l2-6"
        />
        <path className="drawing__hull" d="M22 68l4 7-4 7-4-7z" />
      </g>
      {/* Her wire, from the fairlead at her bow to the winch; its bight hangs in the sea. */}
      <path className="tug__wire" d="M-36 104C-14 160 24 204 70 200S112 180 122 171L160 161" />
      <g transform="translate(57 28.5) scale(.85)">
        {/* Mast with radar, aerials; deck crane, stowed. */}
        <path d="M246 84V22M232 42h28M237 31h18M246 24l26 60M172 166v-52l8-48M166 166v-52h12" />
        <path className="drawing__fine" d="M222 84V54M282 84V60" />
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
        <path
          className="drawing__hull"
          d="M76 168h38l8-4h194q26-4 52-22-6 42-46 70H98q-18-16-22-44z"
        />
        <path className="drawing__light" d="M80 180h240q20-6 36-18" />
      </g>
      <Seas seas={NEAR} first={2} />
      <path
        className="tug__wash"
        d="M362 186q10-10 22-2M356 194q16-8 34 0M40 196q-16-8-32 0M70 210q12-6 24 0t24 0M210 214q12-6 24 0t24 0M-60 212q12-6 24 0t24 0M20 246q14-7 28 0t28 0M250 244q14-7 28 0t28 0M130 282q14-7 28 0t28 0M-80 276q14-7 28 0t28 0M300 288q14-7 28 0t28 0"
      />
    </svg>
  )
}

type Sea = { level: number; rise: number; half: number; from: number }

/** Waves one before the other, each in the next tone. */
function Seas({ seas, first }: { seas: readonly Sea[]; first: number }) {
  return seas.map(({ level, rise, half, from }, index) => {
    const count = Math.ceil((WIDTH - from) / half)
    return (
      <path
        key={level}
        className={`drawing__sea drawing__wave drawing__wave--${first + index}`}
        d={`M${LEFT + from} ${level}q${half / 2} ${-rise} ${half} 0${`t${half} 0`.repeat(count)}V${BOTTOM}H${LEFT + from}z`}
      />
    )
  })
}
