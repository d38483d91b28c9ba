/** The timeline in the legs of its track. */
import type { TimelineEntry } from './query.ts'

type Leg =
  | { id: string; isOpen: true; entry: TimelineEntry }
  | { id: string; isOpen: false; entries: TimelineEntry[] }

/**
 * The entries that are open, which are those with a place on the chart, the first and the last one, and between them
 * the others of each stretch together. Without a chart all are open.
 */
export function legsOf(entries: readonly TimelineEntry[]): Leg[] {
  const hasChart = entries.some(({ position }) => position !== null)
  const legs: Leg[] = []
  for (const [index, entry] of entries.entries()) {
    const isEnd = index === 0 || index === entries.length - 1
    const last = legs.at(-1)
    if (!hasChart || isEnd || entry.position !== null)
      legs.push({ id: entry._id, isOpen: true, entry })
    else if (last?.isOpen === false) last.entries.push(entry)
    else legs.push({ id: entry._id, isOpen: false, entries: [entry] })
  }
  return legs
}
