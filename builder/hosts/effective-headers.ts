import type { HeaderRule } from '../site-files/site-files.ts'

/** The headers of one file, or of the files below one prefix. */
export type Headers = Record<string, string>

/**
 * All headers of the files below each prefix, for hosts that apply one rule to a file.
 *
 * @param rules as in `headers.json`: a file gets the headers of every rule whose prefix begins its path, and
 * later rules override earlier ones
 * @returns the longest prefix first, so that the first one that begins a path is the one for it
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

/** The headers of the file at a path, null for those that are taken away from it. */
export function ruleFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  const matching = rules.filter(({ prefix }) => path.startsWith(prefix))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** Without those that are taken away. */
export function sentHeaders(headers: HeaderRule['headers']): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}
