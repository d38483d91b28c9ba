import { includes } from '../evaluate/compare.ts'
import { DateTime } from '../evaluate/date-time.ts'
import { asList } from '../evaluate/values.ts'
import { ofValues, type FunctionFamily } from './function.ts'
import { textOf } from './string.ts'

export const arrayFunctions: FunctionFamily = {
  'array::compact': ofValues((list) => asList(list)?.filter(isPresent) ?? null),
  'array::intersects': ofValues((list, other) => {
    const [items, others] = [asList(list), asList(other)]
    if (!items || !others) return null
    return items.some((item) => includes(others, item))
  }),
  'array::join': ofValues((list, separator) => {
    const items = asList(list)
    if (!items || typeof separator !== 'string') return null
    const texts = items.map(textOf)
    return texts.includes(null) ? null : texts.join(separator)
  }),
  'array::unique': ofValues((list) => asList(list)?.filter(notYetSeen()) ?? null),
}

/** What `array::compact` keeps. */
export function isPresent(item: unknown): boolean {
  return item !== null
}

/** A predicate for `array::unique`: true for the first occurrence of each item. */
export function notYetSeen(): (item: unknown) => boolean {
  const seen = new Set<unknown>()
  return (item) => {
    const key = item instanceof DateTime ? `time ${item.milliseconds}` : item
    // An array or object equals nothing, not even itself.
    if (typeof key === 'object' && key !== null) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}
