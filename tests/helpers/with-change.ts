/**
 * Returns a copy of a query result with one value changed.
 *
 * @param place path of the value: property names and array indexes
 * @param change changes the value: receives the object or array that contains the value, and the value's key there
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
