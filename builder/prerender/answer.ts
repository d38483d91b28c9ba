import { buildClient } from '../../src/content/build-client.ts'
import type { Facts } from '../../src/content/essential-facts.ts'
import type { PageQuery } from '../../src/content/page-query.ts'
import { atContentTime } from './content-time.ts'
import { withFacts, withSettings } from './with-facts.ts'

const answers = new Map<string, Promise<unknown>>()

let facts: Facts = {}
let replaced: { settings: unknown } | null = null
let time: string | null = null

/**
 * Tells which essential facts stand where the settings have none that can be used.
 *
 * @param published the settings as the lake has them, if they lack a fact
 */
export function registerFacts(toShow: Facts, published: { settings: unknown } | null) {
  facts = toShow
  replaced = published
}

/**
 * The answer that the lake gives to the query of a page, of which the page's content was made: a browser that asks
 * the lake finds nothing new in it.
 */
export function asPublished(content: unknown): unknown {
  return replaced === null ? content : withSettings(content, replaced.settings)
}

/** Tells which time pages give as that of their content. */
export function registerContentTime(toGive: string) {
  time = toGive
}

/** What the lake answers to a page's query; asked once a build, so that a PDF and its page agree. */
export async function answerTo(query: PageQuery): Promise<unknown> {
  const key = JSON.stringify([query.name, query.params])
  const answer = answers.get(key) ?? buildClient.fetch(query.groq, query.params)
  answers.set(key, answer)
  const shown = withFacts(await answer, facts)
  return time === null ? shown : atContentTime(shown, time)
}
