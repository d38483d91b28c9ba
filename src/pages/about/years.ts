/**
 * The years that each entry of the timeline covers on the scale: its own and those up to the next entry's; its
 * own also when two entries share a year.
 *
 * @param entries in order of their years
 * @returns the years of each entry, in the same order
 */
export function scaleYears(entries: readonly { year: number }[]): number[][] {
  return entries.map(({ year }, index) => {
    const next = entries[index + 1]?.year ?? year + 1
    return Array.from({ length: Math.max(1, next - year) }, (_, offset) => year + offset)
  })
}
