import * as v from 'valibot'
import { textList } from './field.ts'

export const portSlugsGroq = `*[_type == "port" && defined(slug.current)] | order(slug.current asc).slug.current`

/** Slugs of all published ports, in the order of the alphabet. */
export function parsePortSlugs(answer: unknown): string[] {
  return v.parse(textList.parser, answer)
}
