import * as v from 'valibot'

const imageSchema = v.object({ path: v.string(), alt: v.unknown() })

/** An answer of the lake without the images that have one of these paths. */
export function withoutImages(answer: unknown, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(answer)) return answer.map((item) => withoutImages(item, paths))
  if (typeof answer !== 'object' || answer === null) return answer
  if (v.is(imageSchema, answer) && paths.has(answer.path)) return null
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withoutImages(value, paths)]),
  )
}
