/** Names on the chart of a port (schema `chartPlace`). */
import { flag, key, list, object, requiredText, text, type ValuesOf } from '../../content/field.ts'
import { coordinates } from '../port-links/ports.ts'

const place = {
  _key: key,
  name: requiredText,
  position: coordinates,
  isWater: flag,
  isMeridian: flag,
  /** For a meridian that marks a limit: who set the limit, and what a ship does there. */
  meaning: text,
}

export type ChartPlace = ValuesOf<typeof place>

export const places = list(object(place))
