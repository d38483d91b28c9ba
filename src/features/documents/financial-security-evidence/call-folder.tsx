import { readDrawing } from '../../../ui/drawing.tsx'
import { withoutInvisible } from '../../../text/invisible.ts'
import './financial-security-evidence.css'
import sources from './folder-sources.svg?raw'
import type { FinancialSecurityEvidenceContent } from './query.ts'

type Groups = FinancialSecurityEvidenceContent['document']['checklist']['groups']

/** Width of a group's part of the drawing, in its units. */
const PART = 128

/** Heights in the drawing: its top and bottom, the edge of the quay; and of the folder its back, its papers, its front and its foot. */
const TOP = 8
const BOTTOM = 142
const QUAY = 94
const BACK = 101
const EDGE = 105
const FRONT = 123
const FOOT = 137

/** Height in the drawing of what stands ashore, and how far its quay reaches to both sides. */
const ASHORE = 71.5
const QUAY_REACH = 54

/** From one paper to the next one. */
const PAPER = 18

/** Whom a group's papers are of or from, by a word of its title, which editors write, and how the drawing names them. */
const SOURCES: readonly { title: RegExp; id: string; isAshore?: boolean }[] = [
  { title: /\bcover letter\b/i, id: 'ship' },
  { title: /\bverification\b/i, id: 'insurer', isAshore: true },
  { title: /\bNOSDCP\b|\bCoast Guard\b/i, id: 'station', isAshore: true },
  { title: /\bagent\b/i, id: 'launch' },
]

/**
 * What the sheet lists, in one folder: under each source as many papers as its group has lines, in the order of the
 * groups. Nothing where these are more than a sheet has room for.
 */
export function CallFolder({ groups }: { groups: Groups }) {
  if (groups.length < 2 || groups.length > 5) return null
  const width = groups.length * PART
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <figure className="call-folder" aria-label="The folder’s four parts">
      <svg
        className="drawing drawing--sky"
        viewBox={`0 ${TOP} ${width} ${BOTTOM - TOP}`}
        width={width}
        height={BOTTOM - TOP}
        aria-hidden="true"
      >
        <path
          className="drawing__hill"
          d="M110 78q30-8 58-24t64-4q34-26 74-16t62 30q40-12 80-22t72 6h1500v30z"
        />
        <path className="drawing__wave drawing__wave--1" d={`M-4 76h${width + 8}v30H-4z`} />
        <defs dangerouslySetInnerHTML={{ __html: readDrawing(sources).content }} />
        {groups.map(({ _key, title }, index) => {
          const source = sourceOf(title)
          return source && <use key={_key} href={`#folder-${source.id}`} x={middleOf(index)} />
        })}
        <path
          className="drawing__wave drawing__wave--2"
          fillOpacity="0.9"
          d={`M-24 80q18-6 36 0${'t36 0'.repeat(2 + Math.ceil(width / 36))}v60H-24z`}
        />
        {/* In front of the water the quay: as far up as whom it bears, and on it the folder with the papers between its two halves. */}
        {quaysOf(groups).map(([first, last]) => (
          <path
            key={first}
            className="drawing__land"
            d={`M${middleOf(first) - QUAY_REACH} ${QUAY + 4}V${ASHORE}H${middleOf(last) + QUAY_REACH}V${QUAY + 4}`}
          />
        ))}
        <path className="drawing__land" d={`M-4 ${QUAY}h${width + 8}v${BOTTOM}H-4z`} />
        <path
          className="call-folder__back"
          d={`M8 ${FOOT}V${BACK + 4}l4-4H${width - 12}l4 4V${FOOT}z`}
        />
        {groups.map(({ _key, items }, index) => (
          <g key={_key} transform={`translate(${middleOf(index)} 0)`}>
            <Papers count={items.length} />
            {/* From whom they are, into the folder. */}
            <path className="ink-track" strokeWidth="2" d={`M0 85v${EDGE - 88}m-5-5l5 5 5-5`} />
          </g>
        ))}
        <path
          className="call-folder__front"
          d={`M8 ${FOOT}V${FRONT}${groups.map((_, index) => tabAt(middleOf(index))).join('')}H${width - 8}V${FOOT}z`}
        />
      </svg>
      <ul className="call-folder__groups plain-list">
        {groups.map(({ _key, title, items }) => (
          <li key={_key}>
            {title} <span className="call-folder__count">{countOf(items.length)}</span>
          </li>
        ))}
      </ul>
      <figcaption className="call-folder__caption">
        One folder for each port call: {countOf(total)}
      </figcaption>
    </figure>
  )
}

/** Papers that stand out of the folder, closer where they are many. */
function Papers({ count }: { count: number }) {
  const step = Math.min(PAPER, (PART - 2 * PAPER) / count)
  return Array.from({ length: count }, (_, index) => {
    const left = (index - (count - 1) / 2) * step - 7
    return (
      <path
        key={index}
        className="drawing__paper"
        d={`M${left} ${FOOT}V${EDGE}h9l5 5V${FOOT}M${left + 9} ${EDGE}v5h5M${left + 3} ${EDGE + 10}h8`}
      />
    )
  })
}

function middleOf(index: number): number {
  return (index + 0.5) * PART
}

/** The edge of the folder's front as far as the end of a tab. */
function tabAt(middle: number): string {
  return `H${middle - 50}l5-8h90l5 8`
}

function sourceOf(title: string | null) {
  // The preview marks texts with invisible characters.
  const words = withoutInvisible(title ?? '')
  return SOURCES.find((source) => source.title.test(words))
}

/** First and last of the groups that stand ashore side by side: one quay bears them. */
function quaysOf(groups: Groups): [first: number, last: number][] {
  const quays: [first: number, last: number][] = []
  for (const [index, { title }] of groups.entries()) {
    if (sourceOf(title)?.isAshore !== true) continue
    const quay = quays.at(-1)
    if (quay?.[1] === index - 1) quay[1] = index
    else quays.push([index, index])
  }
  return quays
}

function countOf(items: number): string {
  return items === 1 ? '1 item' : `${items} items`
}
