/**
 * The lake's answers to the queries of many pages. Pages of one route share the part of their query that
 * does not depend on its parameters: it is asked once a build. The other parts of a batch of pages are
 * asked in one request, to stay below a hosted project's limits on concurrent requests.
 */
import { Readable } from 'node:stream'
import * as v from 'valibot'
import { buildClient } from '../../src/content/build-client.ts'
import { type PageQuery } from '../../src/content/page-query.ts'
import { answerTo } from './answer.ts'
import { type QueryEntry, splitQuery } from './split-query.ts'

const objectSchema = v.record(v.string(), v.unknown())

/** Requests that are sent to the lake concurrently. */
const CONCURRENCY = 4

type Params = Record<string, string>

/**
 * @returns the answer to each query, in their order
 * @throws when the lake can't be read
 */
export async function answersTo(queries: readonly PageQuery[]): Promise<unknown[]> {
  const own = await ownAnswers(queries)
  const answers = Readable.from(queries.entries()).map(
    async ([index, query]: [number, PageQuery]): Promise<unknown> => {
      const entries = splitQuery(query.groq)
      if (entries === null) return await askAlone(query)
      const shared = v.parse(objectSchema, await answerTo(sharedPart(query, entries)))
      const rest = own.get(index) ?? {}
      return Object.fromEntries(
        entries.map(({ key }) => [key, key in rest ? rest[key] : shared[key]]),
      )
    },
    { concurrency: CONCURRENCY },
  )
  return await answers.toArray()
}

/** A query that can't be split. Without parameters its answer is cached for the build, as others may ask it too. */
async function askAlone(query: PageQuery): Promise<unknown> {
  if (Object.keys(query.params).length === 0) return await answerTo(query)
  return await buildClient.fetch(query.groq, query.params)
}

/**
 * What all pages of a route show alike: the answer to the part of their query that depends on no parameter.
 *
 * @returns null for a query that can't be split
 * @throws when the lake can't be read
 */
export async function sharedAnswer(query: PageQuery): Promise<unknown> {
  const entries = splitQuery(query.groq)
  return entries === null ? null : await answerTo(sharedPart(query, entries))
}

function sharedPart(query: PageQuery, entries: readonly QueryEntry[]): PageQuery {
  const names = Object.keys(query.params)
  if (names.length === 0) return query
  const shared = entries.filter(({ groq }) => !dependsOn(groq, names))
  return { ...query, groq: objectOf(shared), params: {} }
}

/** The parts of the answers that depend on parameters, by the index of their query. */
async function ownAnswers(
  queries: readonly PageQuery[],
): Promise<Map<number, Record<string, unknown>>> {
  const params: Params = {}
  const asked: QueryEntry[] = []
  for (const [index, query] of queries.entries()) {
    const names = Object.keys(query.params)
    const own = splitQuery(query.groq)?.filter(({ groq }) => dependsOn(groq, names)) ?? []
    if (own.length === 0) continue
    const groq = names.reduce(
      (text, name) => renamed(text, name, `${name}_${index}`),
      objectOf(own),
    )
    asked.push({ key: `page_${index}`, groq })
    for (const name of names) params[`${name}_${index}`] = query.params[name] ?? ''
  }
  if (asked.length === 0) return new Map()
  const answer = await buildClient.fetch(objectOf(asked), params)
  const pages = v.parse(v.record(v.string(), objectSchema), answer)
  return new Map(
    Object.entries(pages).map(([key, page]) => [Number(key.slice('page_'.length)), page]),
  )
}

function objectOf(entries: readonly QueryEntry[]): string {
  return `{ ${entries.map(({ key, groq }) => `"${key}": ${groq}`).join(', ')} }`
}

function dependsOn(groq: string, names: readonly string[]): boolean {
  return names.some((name) => parameter(name).test(groq))
}

function renamed(groq: string, name: string, to: string): string {
  return groq.replace(parameter(name), () => `$${to}`)
}

function parameter(name: string): RegExp {
  return new RegExp(String.raw`\$${name}\b`, 'g')
}
