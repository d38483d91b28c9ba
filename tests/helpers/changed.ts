/**
 * Returns a copy of a lake's answer with one value changed.
 *
 * @param place path of the value: names and indexes
 * @param change gets the object or list that contains the value, and the value's key in it
 */
export function withChange(
  answer: unknown,
  place: readonly (string | number)[],
  change: (holder: object, key: string) => void,
): unknown {
  const copy: unknown = structuredClone(answer)
  let holder = copy
  for (const key of place.slice(0, -1)) holder = Reflect.get(Object(holder), key)
  change(Object(holder), String(place.at(-1)))
  return copy
}
