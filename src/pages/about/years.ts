/**
 * The years that an entry of the timeline stands for on its scale: its own and those up to the next
 * entry's. At least its own, also when two entries share a year.
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
