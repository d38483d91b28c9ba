import { defineType } from '@sanity/types'
import { FACT_WEIGHT, line } from '../fields/text.ts'

/** A line of a case's deck log. */
export const logEntryType = defineType({
  name: 'logEntry',
  title: 'Log entry',
  type: 'object',
  options: { icon: 'clock' },
  fields: [
    line('time', 'Time', 'Hours and minutes since the first call, like 07:00; or “Day 3”.', {
      max: 12,
      weight: FACT_WEIGHT,
    }),
    line('event', 'Event', 'What was so then, and where: “Aboard, 19 nm off a lee shore”.', {
      max: 70,
    }),
  ],
  preview: { select: { title: 'time', subtitle: 'event' } },
})
