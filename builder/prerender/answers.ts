/** What the lake answers to the queries of pages and documents. */
import { buildClient } from '../../src/content/build-client.ts'
import type { PageQuery } from '../../src/content/page-query.ts'
import type { Facts } from '../../src/content/essential-facts.ts'
import { atContentTime } from './content-time.ts'
import { withFacts } from './facts.ts'

export type AnswerTo = (query: PageQuery) => Promise<unknown>

/**
 * Asks the lake each query once a build, so that a PDF and its page agree.
 *
 * @param facts put in where the settings lack them
 * @param time of the content, in place of the time of the answer
 * @returns a function that throws when the lake can't be read
 */
export function askLake({ facts, time }: { facts: Facts; time: string }): AnswerTo {
  const answers = new Map<string, Promise<unknown>>()
  return async ({ name, groq, params }) => {
    const key = JSON.stringify([name, params])
    const answer = answers.get(key) ?? buildClient.fetch(groq, params)
    answers.set(key, answer)
    return atContentTime(withFacts(await answer, facts), time)
  }
}
