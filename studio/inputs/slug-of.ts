/** The text of a slug; undefined where there is none. */
export const slugOf = (value: unknown): string | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'current' in value &&
  typeof value.current === 'string' &&
  value.current !== ''
    ? value.current
    : undefined
