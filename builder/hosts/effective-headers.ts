import type { HeaderRule } from '../site-files/site-files.ts'

/** Values of the headers that are sent with a file, by name. */
export type SentHeaders = Record<string, string>

/**
 * All headers of the files below each prefix, for hosts that apply only one rule to a file.
 *
 * @param rules as in `headers.json`: a file gets the headers of every rule whose prefix matches the start of its path,
 * and later rules override earlier ones
 * @returns the longest prefix first, so that the first match applies
 */
export function effectiveHeaders(
  rules: readonly HeaderRule[],
): { prefix: string; headers: SentHeaders }[] {
  return rules
    .map(({ prefix }) => ({ prefix, headers: headersOf(rules, prefix) }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
}

/** The headers that are sent with the file at a path. */
export function headersOf(rules: readonly HeaderRule[], path: string): SentHeaders {
  return withoutRemoved(mergedHeaders(rules, path))
}

/** The headers of all rules for a path; the value of a removed header is null. */
export function mergedHeaders(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  const matching = rules.filter(({ prefix }) => path.startsWith(prefix))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** The headers whose value is not null. */
export function withoutRemoved(headers: HeaderRule['headers']): SentHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}
