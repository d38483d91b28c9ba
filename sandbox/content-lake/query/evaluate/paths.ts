import { isDeepStrictEqual } from 'node:util'
import { asList, isObject } from './values.ts'

/** The path of a value inside another: attribute names and list indexes. */
export type Path = readonly (string | number)[]

export function valueAt(value: unknown, path: Path): unknown {
  let current = value
  for (const key of path) {
    if (typeof key === 'number') current = asList(current)?.[key]
    else current = isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }
  return current ?? null
}

/** The innermost paths where two values differ; lists of different length differ as a whole. */
export function changedPaths(before: unknown, after: unknown, at: Path = []): Path[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      changedPaths(valueAt(before, [name]), valueAt(after, [name]), [...at, name]),
    )
  }
  const [list, other] = [asList(before), asList(after)]
  if (!list || !other || list.length !== other.length) return [at]
  return list.flatMap((item, index) => changedPaths(item, other[index], [...at, index]))
}
