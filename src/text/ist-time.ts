const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/**
 * A date and time that was entered as India's, in words.
 *
 * @param local as `datetime-local` has it
 * @returns null unless it is a date and time
 * @example istTime('2026-12-01T06:00') // 1 Dec 2026, 06:00 IST
 */
export function istTime(local: string): string | null {
  return istTimeBefore(local, 0)
}

/**
 * Some hours before that, in words.
 *
 * @example istTimeBefore('2026-12-01T06:00', 24) // 30 Nov 2026, 06:00 IST
 */
export function istTimeBefore(local: string, hours: number): string | null {
  const moment = new Date(`${local}+05:30`)
  moment.setTime(moment.getTime() - hours * 3_600_000)
  return Number.isNaN(moment.getTime()) ? null : `${timeFormat.format(moment)} IST`
}
