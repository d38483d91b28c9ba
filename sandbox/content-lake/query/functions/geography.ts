import { pointAt, toGeography, type Geography } from '../geography/geography.ts'
import { contains, distance, intersects } from '../geography/relations.ts'
import { ofValues, type FunctionFamily, type GroqFunction } from './function.ts'

export const geographyFunctions: FunctionFamily = {
  'global::geo': withArguments(1, ofValues(toGeography)),
  'geo::latLng': withArguments(
    2,
    ofValues((lat, lng) =>
      typeof lat === 'number' && typeof lng === 'number' ? pointAt(lat, lng) : null,
    ),
  ),
  'geo::contains': ofPair(contains),
  'geo::intersects': ofPair(intersects),
  'geo::distance': ofPair(({ point: from }, { point: to }) => from && to && distance(from, to)),
}

function ofPair(relate: (first: Geography, second: Geography) => unknown): GroqFunction {
  return withArguments(
    2,
    ofValues((a, b) => {
      const [first, second] = [toGeography(a), toGeography(b)]
      return first && second && relate(first, second)
    }),
  )
}

/** The parser leaves these to count their own arguments. */
function withArguments(count: number, called: GroqFunction): GroqFunction {
  return (args, compile) => {
    if (args.length !== count) {
      throw new Error(`Incorrect number of arguments. Expected ${count}, got ${args.length}.`)
    }
    return called(args, compile)
  }
}
