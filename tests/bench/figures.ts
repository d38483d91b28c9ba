/** A measurement and its limit. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 's' | '/s' | 'times' | 'MB' | 'KB'
  limit: { most: number } | { least: number }
  /** A remark, such as the slowest sample. */
  note?: string
}

export function isKept({ value, limit }: Figure): boolean {
  return 'most' in limit ? value <= limit.most : value >= limit.least
}

/** The value below which `share` of the samples are: 0.5 is the median. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A line a figure, for people. */
export function describeFigure(figure: Figure): string {
  const { name, value, unit, limit, note = '' } = figure
  const bound = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`
  const digits = unit === 'times' ? 2 : value >= 100 ? 0 : 1
  const shown = `${Number(value.toFixed(digits))} ${unit}`
  const verdict = isKept(figure) ? 'ok  ' : 'MISS'
  return `${verdict} ${name.padEnd(52)} ${shown.padStart(11)}   (${bound} ${unit}) ${note}`.trimEnd()
}
