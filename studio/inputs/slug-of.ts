/** The text of a slug; undefined where there is none. */
export function slugOf(value: unknown): string | undefined {
  return typeof value === 'object' &&
    value !== null &&
    'current' in value &&
    typeof value.current === 'string' &&
    value.current !== ''
    ? value.current
    : undefined
}
