/** Remembers the essential facts of the content seen in this tab, to fill them in where newer content lacks one. */
import { essentialFacts, type Facts } from './essential-facts.ts'
import type { PageContent } from './page-query.ts'

type Known = { facts: Facts; asOf: number }

const nothing: Known = { facts: {}, asOf: Number.NEGATIVE_INFINITY }

let known = nothing

/**
 * The same content, with the last known value of each essential fact that it lacks: so an editor who
 * empties a setting by mistake does not remove the telephone number from open pages. What the content has is remembered; older
 * content does not replace what is known.
 */
export function withKnownFacts<Content extends PageContent>(content: Content): Content {
  const { settings } = content.frame
  const kept: Facts = {}
  const found: Facts = {}
  for (const name of essentialFacts) {
    const value = settings[name]
    if (value !== null) found[name] = value
    else if (known.facts[name] !== undefined) kept[name] = known.facts[name]
  }
  const asOf = Date.parse(content.asOf)
  known =
    asOf >= known.asOf
      ? { facts: { ...known.facts, ...found }, asOf }
      : { ...known, facts: { ...found, ...known.facts } }
  if (Object.keys(kept).length === 0) return content
  return { ...content, frame: { ...content.frame, settings: { ...settings, ...kept } } }
}

/** Resets the memory, for tests. */
export function forgetKnownFacts(): void {
  known = nothing
}
