import { Fragment } from 'react'
import '../../../ui/drawing.css'
import { Carrier, InsurersHouse, Launch, Port } from '../parts/paper-way.tsx'
import './compliance-summary.css'
import type { ComplianceSummaryContent } from './query.ts'

type Groups = ComplianceSummaryContent['document']['obligations']['groups']

/** Width of a party's part of the drawing, in its units, with its station in the middle. */
const PART = 128

/** Height of the track that the stations are on. */
const TRACK = 100

/** What goes from each party to the next one. */
const LEGS = ['Cover', 'Certificates', 'Submission', 'Look-up']

/** Size of a party beside its name, to that. */
const SMALL = 0.72

/** The ship and the port are those of the pack's drawing, smaller; the launch is small beside the ship. */
const SHIP = 'translate(131 31.2) scale(.56)'
const PORT = 'translate(248 31.2) scale(.56)'
const LAUNCH = 'translate(89 21.3) scale(.72)'

/** The frame that each party has alone, as a `viewBox` has it: office, ship, launch, port, insurer. */
const FRAMES = [
  [20, 6, 86, 66],
  [133, 32, 128, 52],
  [296, 48, 54, 34],
  [386, 31, 140, 53],
  [542, 24, 68, 49],
] as const

/**
 * The parties of a call along one track, in the order of their obligations, and the papers that each hands to the next. Shown for
 * exactly five groups. Decoration: the obligations below name the parties.
 */
export function Parties({ groups }: { groups: Groups }) {
  if (groups.length !== FRAMES.length) return null
  return (
    <div className="parties" aria-hidden="true">
      <svg
        className="parties__drawing drawing drawing--sky"
        viewBox="0 0 640 114"
        width="640"
        height="114"
      >
        <path
          className="harbour__hill"
          d="M-2 78V58q24-18 58-8t66 28zM364 76q40-10 70-26t62-2q30-24 66-16t84 4v48z"
        />
        <path className="drawing__wave drawing__wave--1" d="M-2 76h644v40H-2z" />
        <g id={partyId(0)}>
          <path className="harbour__land" d="M-2 71h112l7 15H-2z" />
          <path className="drawing__house" d="M32 71V30h38v41zM70 71V46h30v25z" />
          <path className="drawing__hull" d="M28 30v-5h46v5zM70 46v-4h33v4z" />
          <path className="drawing__amber" d="M46 71V59h10v12z" />
          <path d="M51 25V8l14 4.5-14 4.5" />
          <path
            className="drawing__fine"
            d="M37 35h8v6h-8zM57 35h8v6h-8zM37 47h8v6h-8zM57 47h8v6h-8zM76 52h7v6h-7zM88 52h7v6h-7zM76 62h19"
          />
        </g>
        <g id={partyId(1)} transform={SHIP}>
          <Carrier />
        </g>
        <g id={partyId(2)} transform={LAUNCH}>
          <Launch />
        </g>
        <g id={partyId(3)} transform={PORT}>
          <Port />
        </g>
        <g id={partyId(4)}>
          <InsurersHouse />
        </g>
        <path
          className="drawing__wave drawing__wave--2"
          d="M-24 84q18-7 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0v40H-24z"
        />
        <path className="drawing__meaning" d={`M${PART / 2} ${TRACK}h${LEGS.length * PART}`} />
        {groups.map(({ _key }, index) => (
          <Fragment key={_key}>
            <circle className="parties__station" cx={(index + 0.5) * PART} cy={TRACK} r="6" />
            {index > 0 && <Paper at={index * PART} />}
          </Fragment>
        ))}
      </svg>
      <div className="parties__names">
        {groups.map(({ _key, title }) => (
          <span key={_key}>{firstWord(title)}</span>
        ))}
      </div>
      <div className="parties__names parties__names--legs">
        {LEGS.map((leg) => (
          <span key={leg}>{leg}</span>
        ))}
      </div>
    </div>
  )
}

/** What one party hands to the next. */
function Paper({ at }: { at: number }) {
  return (
    <path
      className="parties__paper"
      d={`M${at - 7} ${TRACK - 8}h9l5 5v11h-14zM${at - 4} ${TRACK}h8M${at - 4} ${TRACK + 4}h8`}
    />
  )
}

/** A party as drawn above, by its place; nothing where the drawing has no such part. */
export function PartyDrawn({ groups, index }: { groups: Groups; index: number }) {
  const frame = FRAMES[index]
  if (groups.length !== FRAMES.length || frame === undefined) return null
  return (
    <svg
      className="parties__drawn drawing"
      viewBox={frame.join(' ')}
      width={frame[2] * SMALL}
      height={frame[3] * SMALL}
      aria-hidden="true"
    >
      <use href={`#${partyId(index)}`} />
    </svg>
  )
}

function partyId(index: number): string {
  return `party-${index + 1}`
}

/** "Owner" of "Owner, manager and operator": a phone has no room for more. */
function firstWord(title: string | null): string | undefined {
  return title?.split(/[\s,]/)[0]
}
