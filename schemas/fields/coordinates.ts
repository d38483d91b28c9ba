import { defineField } from '@sanity/types'
import { missing } from './rules.ts'
import { choice } from './text.ts'

/** In degrees; the same values as `extent` in src/sections/coast-map/chart.ts. */
const MAP_EDGES = { south: 5.6, north: 25, west: 63.8, east: 90.8 }

function within(value: number | undefined, low: number, high: number) {
  return value !== undefined && value >= low && value <= high
}

type PositionOptions = {
  readonly optional?: true
  /** First sentence of the description. */
  readonly purpose?: string
}

/** Defines a field for a position in decimal degrees. Warns about a position outside the map. */
export const positionField = (
  name: 'coordinates' | 'position',
  { optional, purpose }: PositionOptions = {},
) =>
  defineField({
    name,
    title: 'Position',
    description: [purpose, 'Latitude and longitude in decimal degrees, north and east positive.']
      .filter(Boolean)
      .join(' '),
    type: 'geopoint',
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(missing('Position'))]),
      rule.custom((point) => {
        if (!point) return true
        if (!within(point.lat, -90, 90)) return 'Latitude lies between -90 and 90'
        return within(point.lng, -180, 180) || 'Longitude lies between -180 and 180'
      }),
      rule
        .custom(
          (point) =>
            !point ||
            (within(point.lat, MAP_EDGES.south, MAP_EDGES.north) &&
              within(point.lng, MAP_EDGES.west, MAP_EDGES.east)) ||
            'This position lies outside the map of the Indian coast: are the two numbers swapped?',
        )
        .warning(),
    ],
  })

export function coastField(description: string, { optional = false } = {}) {
  return choice('coast', 'Coast', description, {
    layout: 'radio',
    list: [
      { title: 'West coast', value: 'west' },
      { title: 'East coast', value: 'east' },
    ],
    ...(optional ? {} : { missing: 'Choose a coast' }),
  })
}
