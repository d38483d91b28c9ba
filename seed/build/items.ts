/**
 * Array members of one object type, with the `_key` and `_type` that the lake needs. Keys count
 * from 1, so the same list always gives the same document.
 */
export function items<Type extends string, Fields extends object>(
  type: Type,
  list: readonly Fields[],
) {
  return list.map((fields, index) => ({ _key: `${type}-${index + 1}`, _type: type, ...fields }))
}
