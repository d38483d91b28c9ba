/**
 * Changes a copy of a lake's answer in one place.
 *
 * @param place names and indexes on the way to the value
 * @param change is given the object or list that holds the value, and the value's key there
 */
export function changed(
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
