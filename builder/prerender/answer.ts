import { buildClient } from '../../src/content/build-client.ts'
import type { Facts } from '../../src/content/essential-facts.ts'
import type { PageQuery } from '../../src/content/page-query.ts'
import { atContentTime } from './content-time.ts'
import { withFacts } from './with-facts.ts'

const answers = new Map<string, Promise<unknown>>()

let facts: Facts = {}
let time: string | null = null

/** Sets fallback values for missing essential facts. */
export function registerFacts(toShow: Facts) {
  facts = toShow
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
