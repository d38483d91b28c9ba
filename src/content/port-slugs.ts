import * as v from 'valibot'
import { textList } from './parse.ts'

export const portSlugsGroq = `*[_type == "port" && defined(slug.current)].slug.current`

/** Slugs of all published ports, in no particular order. */
export function parsePortSlugs(answer: unknown): string[] {
  return v.parse(textList, answer)
}
