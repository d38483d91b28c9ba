import { isDeepStrictEqual } from 'node:util'
import { changedPaths, valueAt, type Path } from '../evaluate/paths.ts'
import { compileSelector } from '../evaluate/selector.ts'
import { asList } from '../evaluate/values.ts'
import type { FunctionFamily, GroqFunction } from './function.ts'

export const diffFunctions: FunctionFamily = {
  'diff::changedAny': comparing((before, after, select) => {
    const [paths, pathsAfter] = [select(before), select(after)]
    if (paths.length !== pathsAfter.length) return true
    return paths.some(
      (path) =>
        hasResizedList(before, after, path) ||
        !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)),
    )
  }),
  'diff::changedOnly': comparing((before, after, select) => {
    const selected = select(before)
    return changedPaths(before, after).every((path) =>
      selected.some((start) => start.every((key, index) => path[index] === key)),
    )
  }),
}

function comparing(
  compare: (before: unknown, after: unknown, select: (value: unknown) => Path[]) => boolean,
): GroqFunction {
  return (args, compile) => {
    const [before, after, selector] = args
    if (!before || !after || !selector) {
      throw new Error('Invalid selector syntax')
    }
    const [left, right] = [compile(before), compile(after)]
    const select = compileSelector(selector, compile)
    return (scope) =>
      compare(left(scope), right(scope), (value) => select(value, scope.hidden(value)))
  }
}

/** When a list changes its length, every item counts as changed. */
function hasResizedList(before: unknown, after: unknown, path: Path): boolean {
  return path.some((key, index) => {
    if (typeof key !== 'number') return false
    const list = path.slice(0, index)
    return asList(valueAt(before, list))?.length !== asList(valueAt(after, list))?.length
  })
}
