import type { HeaderRule } from '../site-files/site-files.ts'

/** The headers of a file, or of all files below a prefix. */
export type Headers = Record<string, string>

/**
 * All headers of the files below each prefix, for hosts that apply one rule to each file.
 *
 * @param rules as in `headers.json`: a file gets the headers of every rule whose prefix matches the start of its path,
 * and later rules override earlier ones
 * @returns the longest prefix first, so that the first match applies
 */
export function effectiveHeaders(
  rules: readonly HeaderRule[],
): { prefix: string; headers: Headers }[] {
  return rules
    .map(({ prefix }) => ({ prefix, headers: headersOf(rules, prefix) }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
}

/** The headers of the file at a path. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  return sentHeaders(ruleFor(rules, path))
}

/** The headers of the file at a path; the value of a removed header is null. */
export function ruleFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  const matching = rules.filter(({ prefix }) => path.startsWith(prefix))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** The headers without the removed ones. */
export function sentHeaders(headers: HeaderRule['headers']): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}
