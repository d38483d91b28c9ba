import { buildClient } from '../../content/build-client.ts'
import { contentKey, type PageQuery } from '../../content/page-query.ts'

const answers = new Map<string, Promise<unknown>>()

/** What the lake answers to a page's query; asked once a build, so that a PDF and its page agree. */
export function answerTo(query: PageQuery): Promise<unknown> {
  const key = JSON.stringify(contentKey(query))
  const answer = answers.get(key) ?? buildClient.fetch<unknown>(query.groq, query.params)
  answers.set(key, answer)
  return answer
}
