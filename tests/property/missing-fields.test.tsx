/** A document with a missing or odd field loses that field, never its page (docs/readings.md). */
import { describe, expect, test } from 'vitest'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { withChange } from '../helpers/with-change.ts'
import { PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { seedAnswer } from '../helpers/seed-answers.ts'

const NIGHTLY = Boolean(process.env['NIGHTLY'])

type Place = (string | number)[]

/** Places of all values in a query result except `asOf`. Outside nightly runs, only the first item of each list. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const children = Object.entries(value)
  const selected = Array.isArray(value) && !NIGHTLY ? children.slice(0, 1) : children
  return selected.flatMap(([key, child]) => {
    const childPlace = [...place, key]
    return key === 'asOf' ? [] : [childPlace].concat(placesIn(child, childPlace))
  })
}

const CHANGES: Record<string, (holder: object, key: string) => void> = {
  missing: (holder, key) => void Reflect.deleteProperty(holder, key),
  null: (holder, key) => void Reflect.set(holder, key, null),
  'a number': (holder, key) => void Reflect.set(holder, key, 42),
  'an object': (holder, key) => void Reflect.set(holder, key, { odd: [] }),
  'hostile text': (holder, key) => void Reflect.set(holder, key, HOSTILE_TEXT),
}

/** Outside nightly runs, only `null`, because that is the value of a missing field in a query result. */
const KINDS = NIGHTLY ? Object.keys(CHANGES) : ['null']

const HOSTILE_TEXT = '</script><img src=x onerror=y>'

/** Replaces each string and number of a query result, except `asOf`, by hostile text. */
function withHostileText(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === 'asOf' || typeof value === 'object' || typeof value === 'boolean'
      ? value
      : HOSTILE_TEXT,
  )
}

/** The frame itself stays, because a result without it is invalid (page-query.ts). Its fields change on the home page only. */
const isTested = (place: Place, path: string) =>
  place[0] !== 'frame' || (path === '/' && place.length > 1)

describe.each([...PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH])('%s', (path) => {
  test.each(KINDS)('renders with each field %s in turn', async (kind) => {
    const change = CHANGES[kind]
    if (!change) throw new Error(`unknown kind ${kind}`)
    const { query, answer } = await seedAnswer(path)
    const tested = placesIn(answer).filter((place) => isTested(place, path))
    expect(tested).not.toEqual([])

    const broken: string[] = []
    for (const place of tested) {
      const content = query.parse(withChange(answer, place, change))
      const faults = faultsOf(await pageMarkup(path, content))
      broken.push(...faults.map((fault) => `${place.join('.')} is ${kind}: ${fault}`))
    }
    expect(broken).toEqual([])
  })

  test('renders with hostile text everywhere', async () => {
    const { query, answer } = await seedAnswer(path)
    const markup = await pageMarkup(path, query.parse(withHostileText(answer)))
    expect(markup).toContain('&lt;img src=x')
    expect(faultsOf(markup)).toEqual([])
  })
})

/** Faults in a page's markup that no content may cause. */
function faultsOf(markup: string): string[] {
  const headings = markup.match(/<h1[ >]/g)?.length ?? 0
  const empty = /<(h\d|li|dd|dt|p|ul|ol|dl|caption|figcaption)[^>]*><\/\1>/.exec(markup)
  const garbage = /undefined|\[object|NaN|<img src=x/.exec(markup)
  return [
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(empty ? [`empty ${empty[0]}`] : []),
    ...(garbage ? [`shows ${garbage[0]}`] : []),
  ]
}
