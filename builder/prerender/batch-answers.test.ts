import { evaluate, parse } from 'groq-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGE_PATHS, UNKNOWN_PORT_PATH } from '../../tests/helpers/paths.ts'
import { dataset, seedAnswer } from '../../tests/helpers/seed-answers.ts'
import { buildClient } from '../../src/content/build-client.ts'
import { answersTo } from './batch-answers.ts'

/** A lake that holds the seed. */
function answerFromSeed() {
  return vi
    .spyOn(buildClient, 'fetch')
    .mockImplementation(async (query: string, params: Record<string, unknown> = {}) => {
      const value = await evaluate(parse(query, { params }), { dataset, params })
      return await value.get()
    })
}
beforeEach(() => void answerFromSeed())

/** But for when it was given. */
const withoutTime = (given: unknown) =>
  JSON.stringify(given, (key, value: unknown) => (key === 'asOf' ? '' : value))

test('each page gets the answer to its own query', async () => {
  const alone = await Promise.all(
    [...PAGE_PATHS, UNKNOWN_PORT_PATH].map((path) => seedAnswer(path)),
  )
  const together = await answersTo(alone.map(({ query }) => query))
  expect(together.map(withoutTime)).toEqual(alone.map((page) => withoutTime(page.answer)))
})

test('ports are read in one request, and their shared part once a build', async () => {
  const ports = PAGE_PATHS.filter((path) => path.startsWith('/ports/'))
  const pages = await Promise.all(ports.map((path) => seedAnswer(path)))
  const queries = pages.map(({ query }) => query)
  await answersTo(queries)
  const fetched = answerFromSeed().mockClear()
  await answersTo(queries)
  expect(fetched).toHaveBeenCalledTimes(1)
})
