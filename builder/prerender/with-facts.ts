import * as v from 'valibot'
import { essentialFacts, type Facts, usableFact } from '../../src/content/essential-facts.ts'

const framedSchema = v.looseObject({
  frame: v.looseObject({ settings: v.nullish(v.looseObject({})) }),
})

/**
 * An answer to a page's query with each essential fact that it lacks put in.
 *
 * @param facts what pages show where the answer has nothing that can be used
 */
export function withFacts(answer: unknown, facts: Facts): unknown {
  if (!v.is(framedSchema, answer)) return answer
  const { frame } = answer
  const missing = essentialFacts.flatMap((name) =>
    usableFact(name, frame.settings?.[name]) === null && facts[name] !== undefined
      ? [[name, facts[name]]]
      : [],
  )
  if (missing.length === 0) return answer
  const settings = { ...frame.settings, ...Object.fromEntries(missing) }
  return { ...answer, frame: { ...frame, settings } }
}
