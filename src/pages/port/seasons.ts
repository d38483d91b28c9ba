import type { KnownPortContent } from './query.ts'

type Coast = NonNullable<KnownPortContent['port']['coast']>

/** Months, 1 to 12, of what delays boats and ships off a coast (docs/domain.md). */
type Season = { name: string; words: string; months: readonly number[] }

const MONSOON: Season = {
  name: 'South-west monsoon',
  words: 'June to September',
  months: [6, 7, 8, 9],
}

export const SEASONS: Record<Coast, readonly Season[]> = {
  west: [
    MONSOON,
    { name: 'Cyclones', words: 'May to June, October to December', months: [5, 6, 10, 11, 12] },
  ],
  east: [
    MONSOON,
    { name: 'Cyclones', words: 'April to May, October to December', months: [4, 5, 10, 11, 12] },
  ],
}

export const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
