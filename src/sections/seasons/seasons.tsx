import './seasons.css'

/** Marks a season's months (1 to 12) on a bar of the year. Decoration: the text beside the bar names the months. */
export function SeasonMonths({ months }: { months: readonly number[] }) {
  return (
    <svg
      className="season-months"
      viewBox="0 0 120 10"
      width="120"
      height="10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="season-months__season" d={monthBars(months)} />
      <path className="season-months__year" d={YEAR_FRAME} />
    </svg>
  )
}

export function Months() {
  return (
    <p className="months" aria-hidden="true">
      {MONTHS.map((month, index) => (
        // The order of the months never changes, and letters repeat.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{month}</span>
      ))}
    </p>
  )
}

export type Coast = 'west' | 'east'

/** A season that delays boats and ships off a coast (docs/domain.md). January is month 1. */
type Season = { name: string; period: string; months: readonly number[] }

const MONSOON: Season = {
  name: 'South-west monsoon',
  period: 'June to September',
  months: [6, 7, 8, 9],
}

const WEST_CYCLONES: Season = {
  name: 'Cyclones',
  period: 'May to June, October to December',
  months: [5, 6, 10, 11, 12],
}

const EAST_CYCLONES: Season = {
  name: 'Cyclones',
  period: 'April to May, October to December',
  months: [4, 5, 10, 11, 12],
}

export const SEASONS: Record<Coast, readonly Season[]> = {
  west: [MONSOON, WEST_CYCLONES],
  east: [MONSOON, EAST_CYCLONES],
}

/** The seasons of both coasts, which share the monsoon. */
const SEASONS_OF_BOTH_COASTS: readonly Season[] = [
  MONSOON,
  { ...WEST_CYCLONES, name: 'Cyclones, west coast' },
  { ...EAST_CYCLONES, name: 'Cyclones, east coast' },
]

const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

/** Width of a month and height of the drawing, in SVG units. */
const MONTH_WIDTH = 10
const HEIGHT = 10

const YEAR_FRAME = `M0 0H120V${HEIGHT}H0z${MONTHS.map((_, month) => `M${month * MONTH_WIDTH} 0V${HEIGHT}`).join('')}`

/** SVG path of a season's months (1 to 12), one unit inside the top and bottom of the year's frame. */
function monthBars(months: readonly number[]): string {
  return months
    .map((month) => `M${(month - 1) * MONTH_WIDTH} 1h${MONTH_WIDTH}v${HEIGHT - 2}h${-MONTH_WIDTH}z`)
    .join('')
}

/** The seasons of both coasts, in words and as drawings. */
export function CoastSeasons() {
  return (
    <div className="coast-seasons">
      <Months />
      <ul className="plain-list">
        {SEASONS_OF_BOTH_COASTS.map(({ name, period, months }) => (
          <li key={name} className="coast-seasons__season">
            {name}: {period}
            <SeasonMonths months={months} />
          </li>
        ))}
      </ul>
    </div>
  )
}
