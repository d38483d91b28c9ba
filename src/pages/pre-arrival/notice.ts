/** The notice that the desk asks for before a ship's arrival, against her ETA. */
import { istMoment, momentInIndia } from '../../text/ist-time.ts'

/** The notice that the desk asks for at a port, in its editors' words; null where none is stated. */
export function leadTimeAt(
  ports: readonly { name: string; leadTime: string | null }[],
  chosen: string,
): string | null {
  return ports.find(({ name }) => name === chosen)?.leadTime ?? null
}

const HOUR = 3_600_000

/** `open` until a moment in words; `short` once less time is left than asked for; `past` when the ETA itself is. */
export type NoticeState = { is: 'open'; until: string } | { is: 'short' } | { is: 'past' }

/**
 * @param eta as `datetime-local` has it, India's time
 * @param hours of notice that the desk asks for at the port
 * @returns null unless the ETA is a date and time
 */
export function noticeState(eta: string, hours: number, now: Date): NoticeState | null {
  const arrival = momentInIndia(eta)
  if (arrival === null) return null
  if (arrival <= now) return { is: 'past' }
  const latest = new Date(arrival.getTime() - hours * HOUR)
  return latest < now ? { is: 'short' } : { is: 'open', until: istMoment(latest) }
}
