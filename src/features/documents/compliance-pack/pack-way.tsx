import '../../../ui/drawing.css'
import { Carrier, Launch, PaperWay } from '../parts/paper-way.tsx'
import './compliance-pack.css'

/** Who has the pack, and how it goes from each to the next one. */
const HOLDERS = ['Desk', 'Agent', 'Port control']
const LEGS = ['Two pages', 'Before arrival']

/** Where they are in the drawing, and the sheets between them. */
const STATIONS = [77, 230, 383]
const SHEETS = [153, 307]

/** The agent's launch at his jetty, and the ship that comes from sea, to one scale. */
const LAUNCH = 'translate(90.2 40.4) scale(.42)'
const SHIP = 'translate(242.6 40.4) scale(.42)'

/** The way of the pack from the desk by the agent to port control. Decoration: the words below the title say so. */
export function PackWay() {
  return (
    <PaperWay className="pack-way" drawing={<PackWayDrawn />} holders={HOLDERS} papers={LEGS} />
  )
}

function PackWayDrawn() {
  return (
    <svg
      className="drawing drawing--sky"
      viewBox="0 2 460 97"
      width="460"
      height="97"
      aria-hidden="true"
    >
      <path
        className="harbour__hill"
        d="M-2 74V44q28-18 62-6t64-4 66 22 66 18zM336 74q16-20 40-26t44-8 46-4v38z"
      />
      <g strokeWidth="2.4" transform={SHIP}>
        <Carrier />
      </g>
      {/* The desk with its aerial and lit windows; the agent's office on the jetty. */}
      <path className="harbour__land" d="M-2 66h144l8 12H-2zM162 68h46v10h-46z" />
      <g transform="translate(-18 0)">
        <path className="drawing__house" d="M54 66V37h62v29zM116 66V49h28v17z" />
        <path className="drawing__hull" d="M50 37v-4h70v4zM116 49v-3.5h31V49z" />
        <path
          className="drawing__amber"
          d="M61 43h9v7h-9zM78 43h9v7h-9zM95 43h9v7h-9zM78 66V55h9v11z"
        />
        <path d="M104 33V7M98 12h12M100 17h8" />
        <path
          className="drawing__fine"
          d="M61 55h9v6h-9zM95 55h9v6h-9zM123 54h6v6h-6zM134 54h6v6h-6zM94 5q-4 5 0 10M114 5q4 5 0 10M89 3q-6 8 0 15M119 3q6 8 0 15"
        />
      </g>
      <path className="drawing__house" d="M167 68V50h30v18z" />
      <path className="drawing__hull" d="M163 50l6-8h26l6 8z" />
      <path className="drawing__amber" d="M178 68V57h8v11z" />
      <g strokeWidth="2.4" transform={LAUNCH}>
        <Launch />
      </g>
      {/* Port control's tower with its radar, and a shed. */}
      <path className="harbour__land" d="M334 78l9-12h120v12z" />
      <path
        className="drawing__house"
        d="M374 66l3-32h12l3 32zM363 34l-5-13h50l-5 13zM416 66V51h30v15z"
      />
      <path className="drawing__amber" d="M367 31l-2.5-7h37L399 31zM426 66v-8h10v8z" />
      <path className="drawing__hull" d="M355 21l4-5h48l4 5zM412 51l19-8 19 8z" />
      <path d="M383 16V8M373 8h20M377 24v7M389 24v7" />
      <path className="drawing__fine" d="M378 46h10M377 54h12" />
      <path className="drawing__sea" d="M0 74h460v28H0z" />
      <path className="drawing__fine" d="M0 74h460" />
      <path className="drawing__meaning" d="M84 87.5h292" />
      {STATIONS.map((x) => (
        <circle key={x} className="paper-way__station" cx={x} cy="87.5" r="6" />
      ))}
      {SHEETS.map((x) => (
        <path
          key={x}
          className="pack-way__sheet"
          d={`M${x - 3} 80v-4h9l5 5v13h-8M${x - 11} 80h9l5 5v13h-14zM${x - 8} 88h8M${x - 8} 92.5h8`}
        />
      ))}
    </svg>
  )
}
