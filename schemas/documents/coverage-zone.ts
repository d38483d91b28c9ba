import { coastField } from '../fields/coast.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { facts, factsOf } from '../fields/facts.ts'
import { FACT_WEIGHT, line, list, NAME_WEIGHT, paragraph } from '../fields/text.ts'

/** A row of the coverage table: an area, its ports, the committed time, what answers. */
export const coverageZoneType = defineOrdered({
  name: 'coverageZone',
  title: 'Coverage zone',
  description: 'A row of the coverage table on the fleet retainer page.',
  icon: 'earth-globe',
  desk: {
    line: { title: 'Coverage', holds: 'Zones and their committed times' },
    noun: 'coverage zone',
  },
  fields: [
    line('zone', 'Zone', 'The area’s name.', { max: 40, weight: NAME_WEIGHT }),
    list('ports', 'Ports', 'Port names, west to east.'),
    line('responseTime', 'Committed response', 'Like 6–8 hours to site.', {
      max: 60,
      weight: FACT_WEIGHT,
    }),
    paragraph('assets', 'Assets', 'What answers in that time.'),
    coastField('Leave empty for a zone that covers both coasts.', { optional: true }),
  ],
  preview: {
    select: { zone: 'zone', time: 'responseTime', isPlaceholder: 'isPlaceholder' },
    prepare: ({ zone, time, isPlaceholder }) => ({
      title: facts(zone),
      subtitle: factsOf(isPlaceholder, time),
    }),
  },
})
