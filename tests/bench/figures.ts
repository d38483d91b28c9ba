/** A measurement and its limit. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 's' | 'times' | 'score' | 'MB' | 'KB' | 'KiB'
  max: number
  /** A remark, such as the slowest sample. */
  note?: string
}

/** The value below which the fraction `share` of the samples lies; 0.5 gives the median. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Number of decimal places, for units that need more than one. */
const DIGITS: { [Unit in Figure['unit']]?: number } = { times: 2, score: 3 }

/** Prints a line for a figure. The program exits with 1 if a figure exceeds its limit. */
export function printFigure({ name, value, unit, max, note = '' }: Figure): void {
  const digits = DIGITS[unit] ?? (value >= 100 ? 0 : 1)
  const valueText = `${Number(value.toFixed(digits))} ${unit}`
  const isWithinLimit = value <= max
  if (!isWithinLimit) process.exitCode = 1
  const verdict = isWithinLimit ? 'ok  ' : 'OVER'
  const line = `${verdict} ${name.padEnd(52)} ${valueText.padStart(11)}   (at most ${max} ${unit}) ${note}`
  console.log(line.trimEnd())
}
