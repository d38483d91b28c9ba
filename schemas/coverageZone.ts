import { coastField } from './fields/coast.ts'
import { defineOrdered } from './fields/defineOrdered.ts'
import { line, list, paragraph } from './fields/text.ts'

/** A row of the coverage table: an area, its ports, the committed time, what answers. */
export const coverageZone = defineOrdered({
  name: 'coverageZone',
  title: 'Coverage zone',
  description: 'A row of the coverage table on the fleet retainer page.',
  fields: [
    line('zone', 'Zone', 'The area’s name.', { max: 40 }),
    list('ports', 'Ports', 'Port names, west to east.'),
    line('responseTime', 'Committed response', 'Like 6–8 hours to site.', { max: 60 }),
    paragraph('assets', 'Assets', 'What answers in that time.'),
    coastField('Leave empty for a zone that covers both coasts.', { optional: true }),
  ],
  preview: { select: { title: 'zone', subtitle: 'responseTime' } },
})
